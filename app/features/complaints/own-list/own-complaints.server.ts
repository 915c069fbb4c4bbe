import { call } from '#app/api/call.server.ts';
import { complaintRowView } from '#app/features/complaints/pieces/complaint-view.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listOwnComplaints } from '#contract/complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'complaints', counted: 'complaints:count', filters: {} });

/** The area of whoever complains: an investor's, or a project owner's. */
export type ClientArea = 'user' | 'entrepreneur';

/** "My complaints", newest first: how each stands, and the way to a new one. */
export async function loadOwnComplaints(visit: SignedInVisit, area: ClientArea) {
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  const view = (row: (typeof answer)['data'][number]) => complaintRowView(visit, row, 'investor');
  const answer = await call(visit, listOwnComplaints, { query });
  return listScreen(visit, LIST, {
    asked,
    answer,
    path: pathTo[area].complaints,
    title: t('complaints:own'),
    about: t('complaints:ownAbout'),
    aboutLink: { href: pathTo.complaints, label: t('complaints:how') },
    acts: [
      !visit.session.backdoor && {
        href: pathTo[area].newComplaint,
        label: t('complaints:new.link'),
        tone: 'primary' as const,
      },
    ],
    empty: { icon: 'help', filtered: t('complaints:filtered'), none: t('complaints:noneOwn') },
    columns: {
      reference: { says: (row) => row.reference, href: (row) => pathTo[area].complaint(row.id) },
      kind: { says: (row) => view(row).kind, at: ['note', 'soft'] },
      project: { says: (row) => view(row).project, at: ['mid', 'cut'] },
      filed: { as: 'recent', says: (row) => row.filed_at, at: ['mid'] },
      due: { says: (row) => view(row).due, at: ['aside'] },
      status: { as: 'chip', says: (row) => view(row).status, at: ['chip'] },
    },
  });
}
