import { call } from '#app/api/call.server.ts';
import { complaintRowView } from '#app/features/complaints/pieces/complaint-view.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listOwnComplaints } from '#contract/complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'complaints', filters: {} });

/** The area of whoever complains: an investor's, or a project owner's. */
export type ClientArea = 'user' | 'entrepreneur';

/** One's own complaints, newest first. */
export async function loadOwnComplaints(visit: SignedInVisit, area: ClientArea) {
  const { t, url } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta } = await call(visit, listOwnComplaints, { query: asked });
  return {
    head: pageHead(visit, { title: t('complaints:own') }),
    count: t('complaints:count', { count: meta.total, total: totalText(visit, meta) }),
    list: LIST.view(visit, asked, { path: pathTo[area].complaints, meta }),
    rows: data.map((row) => ({
      ...complaintRowView(visit, row, 'investor'),
      href: pathTo[area].complaint(row.id),
    })),
    newHref: visit.session.backdoor ? null : pathTo[area].newComplaint,
    howHref: pathTo.complaints,
  };
}

export type OwnComplaintsData = Awaited<ReturnType<typeof loadOwnComplaints>>;
