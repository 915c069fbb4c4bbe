import { listDistributionEarningsRoute } from '#backend/modules/distributions/list-earnings.ts';
import { listDistributionEarnings } from '#contract/distributions.ts';
import type { PART_COLUMNS } from '#domain/export/earning-columns.ts';
import { exportSource } from '../exported-list.ts';

/** The holders of one distribution. */
export const PARTS = exportSource<typeof listDistributionEarnings, keyof typeof PART_COLUMNS>(
  listDistributionEarnings,
  listDistributionEarningsRoute,
  {
    holder: ({ holder }) => holder.name,
    tokens: ({ tokens }) => tokens,
    share: ({ share }) => share,
    income: ({ sums }) => sums.income,
    gain: ({ sums }) => sums.gain,
    capital: ({ sums }) => sums.capital,
    gross: ({ sums }) => sums.gross,
    rate: ({ rate }) => rate,
    withheld: ({ sums }) => sums.withheld,
    net: ({ sums }) => sums.net,
    source: (row) => row.rate_source,
    residence: ({ residence }) => residence,
    account: ({ account }) => account && `•••• ${account.iban_end}`,
    status: ({ status }) => status,
    executed: (row) => row.executed_at,
  },
);
