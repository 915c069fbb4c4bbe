import type { ExportedListName } from '#domain/export/exported-lists.ts';
import type { ExportSource } from './exported-list.ts';
import { AUDIT } from './lists/audit.ts';
import { COMPLAINTS } from './lists/complaints.ts';
import { DISTRIBUTIONS } from './lists/distributions.ts';
import { EARNINGS } from './lists/earnings.ts';
import { HOLDERS } from './lists/holders.ts';
import { INVESTMENTS } from './lists/investments.ts';
import { ISSUANCES } from './lists/issuances.ts';
import { LEGITIMATIONS } from './lists/legitimations.ts';
import { MOVEMENTS } from './lists/movements.ts';
import { OWN_BALANCE } from './lists/own-balance.ts';
import { OWN_EARNINGS } from './lists/own-earnings.ts';
import { OWN_ORDERS } from './lists/own-orders.ts';
import { OWN_TRANSFERS } from './lists/own-transfers.ts';
import { PARTS } from './lists/parts.ts';
import { PAYOUT_FILES } from './lists/payout-files.ts';
import { PAYOUT_TRANSFERS } from './lists/payout-transfers.ts';
import { PAYOUTS } from './lists/payouts.ts';
import { RECORD } from './lists/record.ts';
import { CONFLICTS, INCIDENTS, PROVIDERS } from './lists/registers.ts';
import { TOKENS } from './lists/tokens.ts';
import { TRANSFERS } from './lists/transfers.ts';
import { USERS } from './lists/users.ts';
import { WALLET_BATCHES } from './lists/wallet-batches.ts';
import { WALLET_PAYOUTS } from './lists/wallet-payouts.ts';
import { WALLET_TRANSFERS } from './lists/wallet-transfers.ts';
import { WHITELIST } from './lists/whitelist.ts';
import { WITHHOLDINGS } from './lists/withholdings.ts';
import { YEARLY_REPORT } from './lists/yearly-report.ts';

/** How each list is read: one line each. */
export const EXPORT_SOURCES: Readonly<Record<ExportedListName, ExportSource>> = {
  investments: INVESTMENTS,
  users: USERS,
  issuances: ISSUANCES,
  holders: HOLDERS,
  whitelist: WHITELIST,
  tokens: TOKENS,
  transfers: TRANSFERS,
  withholdings: WITHHOLDINGS,
  movements: MOVEMENTS,
  distributions: DISTRIBUTIONS,
  parts: PARTS,
  earnings: EARNINGS,
  payouts: PAYOUTS,
  'payout-files': PAYOUT_FILES,
  'payout-transfers': PAYOUT_TRANSFERS,
  'wallet-payouts': WALLET_PAYOUTS,
  'wallet-batches': WALLET_BATCHES,
  'wallet-transfers': WALLET_TRANSFERS,
  audit: AUDIT,
  complaints: COMPLAINTS,
  legitimations: LEGITIMATIONS,
  conflicts: CONFLICTS,
  providers: PROVIDERS,
  incidents: INCIDENTS,
  record: RECORD,
  'yearly-report': YEARLY_REPORT,
  'own-earnings': OWN_EARNINGS,
  'own-balance': OWN_BALANCE,
  'own-orders': OWN_ORDERS,
  'own-transfers': OWN_TRANSFERS,
};
