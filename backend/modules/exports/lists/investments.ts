import { listManagedInvestmentsRoute } from '#backend/modules/investments/list-managed-investments.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import type { INVESTMENT_COLUMNS } from '#domain/export/investment-columns.ts';
import { exportSource } from '../exported-list.ts';
import { ORDER_CELLS } from './order-cells.ts';

/** Orders. */
export const INVESTMENTS = exportSource<typeof listManagedInvestments, keyof typeof INVESTMENT_COLUMNS>(
  listManagedInvestments,
  listManagedInvestmentsRoute,
  { ...ORDER_CELLS, investor: ({ investor }) => investor.name, email: ({ investor }) => investor.email },
);
