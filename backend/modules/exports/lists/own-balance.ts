import { listBalanceMovementsRoute } from '#backend/modules/balance/list-movements.ts';
import { listBalanceMovements } from '#contract/balance.ts';
import type { BALANCE_COLUMNS } from '#domain/export/balance-columns.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** What moved an investor's own balance. */
export const OWN_BALANCE = exportSource<typeof listBalanceMovements, keyof typeof BALANCE_COLUMNS>(
  listBalanceMovements,
  listBalanceMovementsRoute,
  {
    at: ({ at }) => at,
    kind: ({ kind }) => kind,
    project: ({ order }, lang) => order && localized(order.title, lang),
    reference: ({ order }) => order?.reference ?? null,
    account: ({ account }) => account,
    amount: ({ amount }) => amount,
    balance: ({ balance }) => balance,
  },
);
