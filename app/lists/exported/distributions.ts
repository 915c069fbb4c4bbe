import { call } from '#app/api/call.server.ts';
import { choice } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listAllDistributions } from '#contract/earnings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { DISTRIBUTION_STATUSES } from '#domain/distribution/status.ts';
import { exportable } from './exportable.ts';

/** Distributions of every project, by their address. */
export const DISTRIBUTIONS = listPage({
  texts: 'earnings',
  counted: 'earnings:distributionsCount',
  exported: 'distributions',
  filters: {
    status: choice(DISTRIBUTION_STATUSES, {
      label: 'earnings:state',
      any: 'earnings:anyState',
      named: 'distributions:status',
    }),
  },
});

export const distributionsExport = exportable(DISTRIBUTIONS, {
  path: (area) => pathTo[area].earnings,
  look: (visit, filter) => call(visit, listAllDistributions, { query: { ...filter, per_page: 1 } as never }),
});
