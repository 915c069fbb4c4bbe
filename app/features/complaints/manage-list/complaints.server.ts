import { call } from '#app/api/call.server.ts';
import { complaintRowView } from '#app/features/complaints/pieces/complaint-view.server.ts';
import { COMPLAINTS as LIST, WAITING } from '#app/lists/exported/complaints.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listComplaints } from '#contract/complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** The complaints of the tenant: all, those that are open, those whose time is over. */
export async function loadComplaints(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta, counts } = await call(visit, listComplaints, { query });
  const path = pathTo.manager.complaints;
  return {
    head: pageHead(visit, { title: t('complaints:plural') }),
    count: t('complaints:count', { count: meta.total, total: totalText(visit, meta) }),
    views: [
      { href: path, label: t('ui:viewAll'), current: url.search === '' },
      ...WAITING.map((waiting) => ({
        href: `${path}?waiting=${waiting}&sort=due`,
        label: t(`complaints:view.${waiting}`),
        count: format.tokens(counts[waiting]),
        current: asked.waiting === waiting,
      })),
    ],
    howHref: pathTo.complaints,
    list: LIST.view(visit, asked, { path, meta, exported: { name: 'complaints' } }),
    rows: data.map((row) => ({
      ...complaintRowView(visit, row, 'house'),
      name: row.person.name,
      href: pathTo.manager.complaint(row.id),
    })),
  };
}

export type ComplaintsData = Awaited<ReturnType<typeof loadComplaints>>;
