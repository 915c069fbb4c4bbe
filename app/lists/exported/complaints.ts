import { call } from '#app/api/call.server.ts';
import { choice, day, period, search, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listComplaints } from '#contract/complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { COMPLAINT_KINDS, COMPLAINT_STATES } from '#domain/complaint/complaint.ts';
import { exportable } from './exportable.ts';

/** Those that are open, and those of them whose time is over. */
export const WAITING = ['open', 'late'] as const;

/** Complaints of managers, by their address. */
export const COMPLAINTS = listPage({
  texts: 'complaints',
  counted: 'complaints:count',
  exported: 'complaints',
  filters: {
    q: search('complaints:filter.search'),
    state: choice(COMPLAINT_STATES, {
      label: 'complaints:filter.state',
      any: 'complaints:filter.anyState',
      named: 'complaints:state',
    }),
    kind: choice(COMPLAINT_KINDS, {
      label: 'complaints:filter.kind',
      any: 'complaints:filter.anyKind',
      named: 'complaints:kind',
    }),
    date: period({ label: 'complaints:filter.date', any: 'complaints:filter.anyDate' }),
    from: day({ label: 'complaints:filter.from', chip: 'complaints:filter.fromChip' }),
    to: day({ label: 'complaints:filter.to', chip: 'complaints:filter.toChip' }),
    waiting: unseen(WAITING, ({ t }, value) => t(`complaints:view.${value}`)),
  },
  // Of what waits, whose day comes next stands first.
  sorts: { columns: ['filed', 'due'], ascending: ['due'], first: ({ waiting }) => (waiting ? 'due' : '-filed') },
});

export const complaintsExport = exportable(COMPLAINTS, {
  path: () => pathTo.manager.complaints,
  look: (visit, filter) => call(visit, listComplaints, { query: { ...filter, per_page: 1 } as never }),
});
