import { call } from '#app/api/call.server.ts';
import { choice, day, period } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listProjectTransfers } from '#contract/transfers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { TRANSFER_KINDS } from '#domain/transfer/transfer.ts';
import { exportable } from './exportable.ts';

/** Transfers of a project's tokens, by their address. */
export const TRANSFERS = listPage({
  texts: 'transfers',
  counted: 'transfers:managed.count',
  exported: 'transfers',
  filters: {
    kind: choice(TRANSFER_KINDS, {
      label: 'transfers:managed.kind',
      any: 'transfers:managed.anyKind',
      named: 'transfers:kinds',
    }),
    date: period({ label: 'transfers:date', any: 'transfers:managed.anyDate' }),
    from: day({ label: 'transfers:managed.fromDay', chip: 'transfers:managed.fromChip' }),
    to: day({ label: 'transfers:managed.toDay', chip: 'transfers:managed.toChip' }),
  },
});

export const transfersExport = exportable(TRANSFERS, {
  path: (_, about = '') => pathTo.manager.tokenTransfers(about),
  async look(visit, filter, id) {
    const answer = await call(visit, listProjectTransfers, {
      params: { id },
      query: { ...filter, per_page: 1 } as never,
    });
    return { meta: answer.meta, project: answer.issuance.title };
  },
});
