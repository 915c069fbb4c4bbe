import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { addressWith, totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listInbox } from '#contract/inbox.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INBOX_KINDS, urgencyOf } from '#domain/inbox/inbox.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { waitingRow } from './waiting-row.server.ts';

const record = (value: string) => (isRecordId(value) ? value : undefined);

const LIST = listPage({
  filters: {
    kind: choice(INBOX_KINDS, { label: 'inbox:filter.kind', any: 'inbox:filter.anyKind', named: 'inbox:kind' }),
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
  const { data, meta, kinds, projects } = await call(visit, listInbox, { query: asked });
  const path = pathTo.manager.inbox;
  const zone = customization.tenant.time_zone;
  const sum = (of: 'count' | 'late') => kinds.reduce((all, kind) => all + kind[of], 0);
  const first = data[0];
  return {
    head: pageHead(visit, { title: t('inbox:title') }),
    count: [
      t('inbox:count', { count: sum('count'), total: format.tokens(sum('count')) }),
      sum('late') > 0 && t('inbox:late', { count: sum('late'), total: format.tokens(sum('late')) }),
    ]
      .filter(Boolean)
      .join(' · '),
    found: totalText(visit, meta),
    startHref: first ? waitingRow(visit, first, now).href : null,
    views: [
      {
        label: t('inbox:all'),
        href: addressWith(path, url.searchParams, { kind: undefined }),
        count: format.tokens(sum('count')),
        current: !asked.kind,
      },
      ...INBOX_KINDS.flatMap((kind) => {
        const one = kinds.find((counted) => counted.kind === kind);
        if (!one) return [];
        return {
          label: t(`inbox:kinds.${kind}`),
          href: addressWith(path, url.searchParams, { kind }),
          count: format.tokens(one.count),
          note: one.late > 0 ? t('inbox:lateShort', { count: one.late, total: format.tokens(one.late) }) : undefined,
          current: asked.kind === kind,
        };
      }),
    ],
    list: LIST.view(visit, asked, {
      path,
      meta,
      options: { issuance: projects.map(({ id, title }) => ({ value: id, label: localized(title, lang) })) },
    }),
    rows: data.map((row) => ({
      ...waitingRow(visit, row, now),
      group: t(`inbox:urgency.${urgencyOf(new Date(row.due_at), now, zone)}`),
    })),
  };
}

export type InboxData = Awaited<ReturnType<typeof loadInbox>>;
