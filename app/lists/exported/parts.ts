import { call } from '#app/api/call.server.ts';
import { choice } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listDistributionEarnings } from '#contract/distributions.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { EARNING_STATUSES } from '#domain/earning/status.ts';
import { exportable } from './exportable.ts';

/** Holders of one distribution, by their address. */
export const PARTS = listPage({
  texts: 'distributions',
  exported: 'parts',
  filters: {
    status: choice(EARNING_STATUSES, {
      label: 'distributions:column.status',
      any: 'distributions:parts.any',
      named: 'earnings:atDesk',
    }),
  },
  sorts: { columns: ['tokens', 'net'] },
});

export const partsExport = exportable(PARTS, {
  // A distribution's page stands under its project's: the address of the export names both.
  path: (area, about = '', params) => pathTo[area].benefit(params.get('issuance') ?? '', about),
  look: (visit, filter, id) =>
    call(visit, listDistributionEarnings, { params: { id }, query: { ...filter, per_page: 1 } as never }),
});
