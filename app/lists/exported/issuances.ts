import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom, search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listManagedIssuances, MANAGED_ISSUANCE_SORTS } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ISSUANCE_STATUSES, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { exportable } from './exportable.ts';

/** Projects of managers and issuers, by their address. */
export const ISSUANCES = listPage({
  texts: 'issuances',
  counted: 'issuances:list.count',
  exported: 'issuances',
  filters: {
    q: search('issuances:list.search'),
    status: chosenFrom(ISSUANCE_STATUSES, { label: 'issuances:list.status', any: 'issuances:list.anyStatus' }),
    product_type: choice(PRODUCT_TYPES, {
      label: 'issuances:list.product',
      any: 'issuances:list.anyProduct',
      named: 'statuses:product',
    }),
  },
  sorts: { columns: MANAGED_ISSUANCE_SORTS, ascending: ['closes'] },
});

export const issuancesExport = exportable(ISSUANCES, {
  path: (area) => pathTo[area].issuances,
  look: (visit, filter) => call(visit, listManagedIssuances, { query: { ...filter, per_page: 1 } as never }),
});
