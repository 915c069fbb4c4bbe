import { listInvestmentsRoute } from '#backend/modules/investments/list-investments.ts';
import { listInvestments } from '#contract/investments.ts';
import type { OWN_ORDER_COLUMNS } from '#domain/export/investment-columns.ts';
import { exportSource } from '../exported-list.ts';
import { ORDER_CELLS } from './order-cells.ts';

/** An investor's own orders. */
export const OWN_ORDERS = exportSource<typeof listInvestments, keyof typeof OWN_ORDER_COLUMNS>(
  listInvestments,
  listInvestmentsRoute,
  { ...ORDER_CELLS, price: ({ price }) => price, total: ({ total }) => total },
);
