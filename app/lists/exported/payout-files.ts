import { call } from '#app/api/call.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { getPayoutFile, listPayoutFiles } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { exportable } from './exportable.ts';

const ALL = listPage({ texts: 'payouts', filters: {} });

/** The files for the bank. */
export const payoutFilesExport = exportable(ALL, {
  path: () => pathTo.manager.payouts,
  look: (visit) => call(visit, listPayoutFiles, { query: { per_page: 1 } }),
});

/** The transfers of one of them. */
export const payoutTransfersExport = exportable(ALL, {
  path: (_, about = '') => pathTo.manager.payoutFile(about),
  async look(visit, _, id) {
    const { data } = await call(visit, getPayoutFile, { params: { id } });
    return { meta: wholeOf(data.transfers) };
  },
});

/** A list that is one page. */
export const wholeOf = (total: number) => ({
  ...{ per_page: total, total, more: false, first: null, last: null, previous: null, next: null },
});
