import { call } from '#app/api/call.server.ts';
import { complaintRowView } from '#app/features/complaints/pieces/complaint-view.server.ts';
import { COMPLAINTS, WAITING } from '#app/lists/exported/complaints.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ComplaintRowJson } from '#contract/complaint.ts';
import { listComplaints } from '#contract/complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';

const path = pathTo.manager.complaints;

/** The complaints of the tenant: all, those that are open, those whose time is over; whose, about what, how they stand, and until when. */
export async function loadComplaints(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const { asked, query } = COMPLAINTS.of(visit);
  const answer = await call(visit, listComplaints, { query });
  const view = (row: ComplaintRowJson) => complaintRowView(visit, row, 'house');
  return listScreen(visit, COMPLAINTS, {
    asked,
    answer,
    path,
    title: t('complaints:plural'),
    about: t('complaints:manage.about'),
    aboutLink: { href: pathTo.complaints, label: t('complaints:how') },
    views: [
      { href: path, label: t('ui:viewAll'), current: url.search === '' },
      ...WAITING.map((waiting) => ({
        href: `${path}?waiting=${waiting}&sort=due`,
        label: t(`complaints:view.${waiting}`),
        count: format.tokens(answer.counts[waiting]),
        current: asked.waiting === waiting,
      })),
    ],
    empty: { icon: 'help', filtered: t('complaints:filtered'), none: t('complaints:none') },
    columns: {
      name: { says: (row) => row.person.name, href: (row) => pathTo.manager.complaint(row.id) },
      reference: { says: (row) => row.reference, at: ['mid'] },
      kind: { says: (row) => view(row).kind, at: ['note', 'soft'] },
      project: { says: (row) => view(row).project, at: ['wide', 'cut'] },
      filed: { as: 'recent', says: (row) => row.filed_at, at: ['mid'], sortBy: 'filed' },
      due: {
        says: (row) => (view(row).isLate ? t('complaints:late', { date: view(row).due }) : view(row).due),
        at: ['end', 'aside'],
        sortBy: 'due',
      },
      status: {
        as: 'chip',
        says: (row) => ({ ...view(row).status, ...(view(row).isLate && { tone: 'negative' as const }) }),
        at: ['chip'],
      },
    },
  });
}
