import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { addressWith } from '#app/lists/paging.ts';
import { projectOptions } from '#app/lists/project-options.ts';
import { waitingSum, waitingViews } from '#app/parts/waiting/waiting-views.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listInbox, type WaitingJson } from '#contract/inbox.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INBOX_KINDS, type Urgency, urgencyOf } from '#domain/inbox/inbox.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { waitingRow } from './waiting-row.server.ts';

const record = (value: string) => (isRecordId(value) ? value : undefined);

const LIST = listPage({
  texts: 'inbox',
  filters: {
    /** The tabs choose it. */
    kind: unseen(INBOX_KINDS),
    issuance: chosenFrom(record, { label: 'inbox:filter.project', any: 'inbox:filter.anyProject' }),
    whose: choice(['mine', 'nobody'], {
      label: 'inbox:filter.whose',
      any: 'inbox:filter.anyone',
      named: 'inbox:whose',
    }),
  },
});

/** What waits for the team, by when it is due. */
export async function loadInbox(visit: SignedInVisit) {
  const { t, url, format, customization, now } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta, kinds, projects, away } = await call(visit, listInbox, { query });
  const path = pathTo.manager.inbox;
  const zone = customization.tenant.time_zone;
  const sum = (of: 'count' | 'late') => waitingSum(kinds, of);
  const urgency = ({ due_at }: WaitingJson) => urgencyOf(new Date(due_at), now, zone);
  // How many a group has is known where the page has all of them.
  const isWhole = meta.previous === null && meta.next === null;
  const groupOf = (of: Urgency) => {
    const count = data.filter((row) => urgency(row) === of).length;
    return {
      title: t(`inbox:urgency.${of}`),
      count: isWhole ? format.tokens(count) : undefined,
      isLate: of === 'late',
    };
  };
  const groups = { late: groupOf('late'), today: groupOf('today'), later: groupOf('later') };
  const rows = data.map((row) => ({ ...waitingRow(visit, row, now), group: groups[urgency(row)] }));
  return listScreen(visit, LIST, {
    asked,
    answer: { data: rows, meta },
    path,
    options: { issuance: projectOptions(visit, projects) },
    count: [
      t('inbox:count', { count: sum('count'), total: format.tokens(sum('count')) }),
      sum('late') > 0 && t('inbox:late', { count: sum('late'), total: format.tokens(sum('late')) }),
    ]
      .filter(Boolean)
      .join(' · '),
    about: away.map((each) => awayText(visit, each)).join(' '),
    acts: rows.slice(0, 1).map(({ href }) => ({ href, label: t('inbox:start'), tone: 'primary' })),
    views: [
      {
        label: t('inbox:all'),
        href: addressWith(path, url.searchParams, { kind: undefined }),
        count: format.tokens(sum('count')),
        current: !asked.kind,
      },
      ...waitingViews(visit, kinds, (kind) => addressWith(path, url.searchParams, { kind })).map((view) => ({
        ...view,
        current: asked.kind === view.kind,
      })),
    ],
    empty: { icon: 'inbox', filtered: t('inbox:empty'), none: t('inbox:none') },
    isMine: (row) => row.isMine,
    groupOf: (row) => row.group,
    bulk: {
      name: 'items',
      acts: { take: t('inbox:take'), let_go: t('inbox:letGo') },
      takes: 'take',
      value: (row) => row.item,
    },
    columns: {
      name: { says: (row) => row.name, href: (row) => row.href, beside: (row) => row.note },
      kind: { as: 'mark', says: ({ kind, icon }) => ({ label: kind, icon }), at: ['note', 'soft'] },
      project: { says: (row) => row.project, at: ['mid', 'cut'] },
      amount: { says: (row) => row.amount, at: ['end', 'sum'] },
      since: { says: (row) => row.since, at: ['end', 'wide', 'soft'] },
      due: { as: 'due', says: ({ due, isLate }) => ({ label: due, isLate }), at: ['end', 'chip'] },
      taken: { says: (row) => row.taken, at: ['aside', 'cut', 'soft'] },
      act: { as: 'act', says: (row) => row.verb, href: (row) => row.href },
    },
  });
}

/** Who is away and who does their part, to whoever reads it. */
function awayText({ t, format, session }: SignedInVisit, { person, stand_in, until }: Away): string {
  const said = { name: person.name, date: format.date(until), standIn: stand_in?.name ?? '' };
  if (!stand_in) return t('inbox:awayNobody', said);
  if (person.id === session.user.id) return t('inbox:youAway', said);
  return t(stand_in.id === session.user.id ? 'inbox:awayYou' : 'inbox:away', said);
}
type Away = AnswerOf<typeof listInbox>['away'][number];
