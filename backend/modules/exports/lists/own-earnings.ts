import { listEarningsRoute } from '#backend/modules/earnings/list-earnings.ts';
import { listEarnings } from '#contract/earnings.ts';
import type { OWN_EARNING_COLUMNS } from '#domain/export/earning-columns.ts';
import { exportSource } from '../exported-list.ts';
import { EARNING_CELLS } from './earning-cells.ts';

/** An investor's own parts: all, or of one project. */
export const OWN_EARNINGS = exportSource<typeof listEarnings, keyof typeof OWN_EARNING_COLUMNS>(
  listEarnings,
  listEarningsRoute,
  EARNING_CELLS,
);
