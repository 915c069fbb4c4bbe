import { listManagedEarningsRoute } from '#backend/modules/earnings/list-earnings.ts';
import { listManagedEarnings } from '#contract/earnings.ts';
import type { EARNING_COLUMNS } from '#domain/export/earning-columns.ts';
import { exportSource } from '../exported-list.ts';
import { EARNING_CELLS } from './earning-cells.ts';

/** Holders' parts: of one project, or of one person. */
export const EARNINGS = exportSource<typeof listManagedEarnings, keyof typeof EARNING_COLUMNS>(
  listManagedEarnings,
  listManagedEarningsRoute,
  { ...EARNING_CELLS, holder: ({ holder }) => holder.name },
);
