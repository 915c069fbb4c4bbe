import type { ExportedListName } from '#domain/export/exported-lists.ts';
import { auditExport } from './audit.ts';
import { complaintsExport } from './complaints.ts';
import { distributionsExport } from './distributions.ts';
import { earningsExport } from './earnings.ts';
import type { Exportable } from './exportable.ts';
import { holdersExport } from './holders.ts';
import { investmentsExport } from './investments.ts';
import { issuancesExport } from './issuances.ts';
import { legitimationsExport } from './legitimations.ts';
import { movementsExport } from './movements.ts';
import { ownBalanceExport } from './own-balance.ts';
import { ownEarningsExport } from './own-earnings.ts';
import { ownOrdersExport } from './own-orders.ts';
import { ownTransfersExport } from './own-transfers.ts';
import { partsExport } from './parts.ts';
import { payoutFilesExport, payoutTransfersExport } from './payout-files.ts';
import { payoutsExport } from './payouts.ts';
import { recordExport } from './record.ts';
import { conflictsExport, incidentsExport, providersExport } from './registers.ts';
import { tokensExport } from './tokens.ts';
import { transfersExport } from './transfers.ts';
import { usersExport } from './users.ts';
import { walletBatchesExport, walletPayoutsExport, walletTransfersExport } from './wallet-payouts.ts';
import { whitelistExport } from './whitelist.ts';
import { withholdingsExport } from './withholdings.ts';
import { yearlyReportExport } from './yearly-report.ts';

/** How each list that can be exported is read by its address: one line each. */
export const EXPORTABLES: Readonly<Record<ExportedListName, Exportable>> = {
  investments: investmentsExport,
  users: usersExport,
  issuances: issuancesExport,
  holders: holdersExport,
  whitelist: whitelistExport,
  tokens: tokensExport,
  transfers: transfersExport,
  withholdings: withholdingsExport,
  movements: movementsExport,
  distributions: distributionsExport,
  parts: partsExport,
  earnings: earningsExport,
  payouts: payoutsExport,
  'payout-files': payoutFilesExport,
  'payout-transfers': payoutTransfersExport,
  'wallet-payouts': walletPayoutsExport,
  'wallet-batches': walletBatchesExport,
  'wallet-transfers': walletTransfersExport,
  audit: auditExport,
  complaints: complaintsExport,
  legitimations: legitimationsExport,
  conflicts: conflictsExport,
  providers: providersExport,
  incidents: incidentsExport,
  record: recordExport,
  'yearly-report': yearlyReportExport,
  'own-earnings': ownEarningsExport,
  'own-balance': ownBalanceExport,
  'own-orders': ownOrdersExport,
  'own-transfers': ownTransfersExport,
};
