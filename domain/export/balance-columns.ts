import { MOVEMENT_KINDS } from '#domain/balance/movement-kind.ts';
import type { ExportColumns } from './column.ts';

/** What moved an investor's own balance: the last balance is what stands there. */
export const BALANCE_COLUMNS = {
  at: { title: 'balance:moves.date', kind: 'moment' },
  kind: { title: 'balance:moves.what', kind: 'word', words: { named: 'balance:kind', values: MOVEMENT_KINDS } },
  project: { title: 'balance:moves.project', kind: 'text' },
  reference: { title: 'balance:moves.reference', kind: 'text' },
  account: { title: 'balance:moves.account', kind: 'text' },
  amount: { title: 'balance:moves.amount', kind: 'money' },
  balance: { title: 'balance:moves.balance', kind: 'money' },
} as const satisfies ExportColumns;
