import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { addressWith, totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { waitingSum, waitingViews } from '#app/parts/waiting/waiting-views.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listInbox, type WaitingJson } from '#contract/inbox.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INBOX_KINDS, type Urgency, urgencyOf } from '#domain/inbox/inbox.ts';
import { localized } from '#domain/tenant/language.ts';
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
  const { t, url, lang, format, customization, now } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta, kinds, projects, away } = await call(visit, listInbox, { query: asked });
  const path = pathTo.manager.inbox;
  const zone = customization.tenant.time_zone;
  const sum = (of: 'count' | 'late') => waitingSum(kinds, of);
  const first = data[0];
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
  return {
    head: pageHead(visit, { title: t('inbox:title') }),
    count: [
      t('inbox:count', { count: sum('count'), total: format.tokens(sum('count')) }),
      sum('late') > 0 && t('inbox:late', { count: sum('late'), total: format.tokens(sum('late')) }),
    ]
      .filter(Boolean)
      .join(' · '),
    away: away.map((each) => awayText(visit, each)).join(' '),
    found: totalText(visit, meta),
    startHref: first ? waitingRow(visit, first, now).href : null,
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
    list: LIST.view(visit, asked, {
      path,
      meta,
      options: { issuance: projects.map(({ id, title }) => ({ value: id, label: localized(title, lang) })) },
    }),
    rows: data.map((row) => ({ ...waitingRow(visit, row, now), group: groups[urgency(row)] })),
  };
}

/** Who is away and who does their part, to whoever reads it. */
function awayText({ t, format, session }: SignedInVisit, { person, stand_in, until }: Away): string {
  const said = { name: person.name, date: format.date(until), standIn: stand_in?.name ?? '' };
  if (!stand_in) return t('inbox:awayNobody', said);
  if (person.id === session.user.id) return t('inbox:youAway', said);
  return t(stand_in.id === session.user.id ? 'inbox:awayYou' : 'inbox:away', said);
}
type Away = AnswerOf<typeof listInbox>['away'][number];

export type InboxData = Awaited<ReturnType<typeof loadInbox>>;
