import { call } from '#app/api/call.server.ts';
import { choice, day } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listBalanceMovements } from '#contract/balance.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { MOVEMENT_KINDS } from '#domain/balance/movement-kind.ts';
import { exportable } from './exportable.ts';

/** What moved an investor's own balance, by its address. */
export const OWN_BALANCE = listPage({
  texts: 'balance',
  exported: 'own-balance',
  filters: {
    kind: choice(MOVEMENT_KINDS, {
      label: 'balance:moves.kindFilter',
      any: 'balance:moves.anyKind',
      named: 'balance:kind',
    }),
    from: day({ label: 'balance:moves.from', chip: 'balance:moves.fromChip' }),
    to: day({ label: 'balance:moves.to', chip: 'balance:moves.toChip' }),
  },
});

export const ownBalanceExport = exportable(OWN_BALANCE, {
  path: () => pathTo.user.balance,
  look: (visit, filter) => call(visit, listBalanceMovements, { query: { ...filter, per_page: 1 } as never }),
});
