import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom, recordId } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { projectOptions } from '#app/lists/project-options.ts';
import { listTransfers } from '#contract/transfers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { TRANSFER_DIRECTIONS } from '#domain/transfer/transfer.ts';
import { exportable } from './exportable.ts';

/** An investor's own transfers, by their address. */
export const OWN_TRANSFERS = listPage({
  texts: 'transfers',
  exported: 'own-transfers',
  filters: {
    direction: choice(TRANSFER_DIRECTIONS, {
      label: 'transfers:direction',
      any: 'transfers:anyDirection',
      named: 'transfers:directions',
    }),
    issuance: chosenFrom<string>(recordId, { label: 'transfers:project', any: 'transfers:anyProject' }),
  },
});

export const ownTransfersExport = exportable(OWN_TRANSFERS, {
  path: () => pathTo.user.transfers,
  async look(visit, filter) {
    const { meta, issuances } = await call(visit, listTransfers, { query: { ...filter, per_page: 1 } as never });
    return { meta, options: { issuance: projectOptions(visit, issuances) } };
  },
});
