import { call } from '#app/api/call.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listMessages } from '#contract/messages.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { type Area, STATE_TONES } from './message-view.ts';
import { viewsOf } from './views.ts';

const LIST = listPage({ texts: 'messages', filters: {} });

/** What was written to many: by all of the house for a manager, of their own projects for an issuer. */
export async function loadSent(visit: SignedInVisit, area: Area) {
  const { t, format, lang } = visit;
  const asked = LIST.read(visit.url.searchParams);
  const { data, meta } = await call(visit, listMessages, { query: asked });
  const { notifications: path } = pathTo[area];
  return {
    head: pageHead(visit, { title: t('messages:title') }),
    kind: 'sent' as const,
    count: t('messages:count', { count: meta.total, total: totalText(visit, meta) }),
    writeHref: area === 'manager' ? `${path}?message=new` : null,
    views: viewsOf(visit, area, 'sent'),
    list: LIST.view(visit, asked, { path, meta, keep: ['view'] }),
    rows: data.map((row) => ({
      id: row.id,
      href: `${path}?message=${row.id}`,
      subject: localized(row.subject, lang),
      state: { label: t(`messages:state.${row.state}`), tone: STATE_TONES[row.state] },
      by: row.by,
      to: t(`messages:audience.${row.audience}`),
      project: row.project
        ? { title: localized(row.project.title, lang), href: pathTo.invest(row.project.slug) }
        : null,
      told: row.state === 'DRAFT' ? '' : format.tokens(row.told),
      date: format.recent(row.at),
    })),
  };
}
export type SentData = Awaited<ReturnType<typeof loadSent>>;
