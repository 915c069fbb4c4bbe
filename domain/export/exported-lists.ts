import { AUDIT_COLUMNS } from './audit-columns.ts';
import { BALANCE_COLUMNS } from './balance-columns.ts';
import type { ExportColumn, ExportColumns } from './column.ts';
import { COMPLAINT_COLUMNS } from './complaint-columns.ts';
import { DISTRIBUTION_COLUMNS, EARNING_COLUMNS, OWN_EARNING_COLUMNS, PART_COLUMNS } from './earning-columns.ts';
import { INVESTMENT_COLUMNS, OWN_ORDER_COLUMNS } from './investment-columns.ts';
import { LEGITIMATION_COLUMNS } from './legitimation-columns.ts';
import { MOVEMENT_COLUMNS } from './movement-columns.ts';
import {
  PAYOUT_COLUMNS,
  PAYOUT_FILE_COLUMNS,
  PAYOUT_TRANSFER_COLUMNS,
  WALLET_BATCH_COLUMNS,
  WALLET_PAYOUT_COLUMNS,
  WALLET_TRANSFER_COLUMNS,
} from './payout-columns.ts';
import { USER_COLUMNS } from './people-columns.ts';
import { HOLDER_COLUMNS, ISSUANCE_COLUMNS, WHITELIST_COLUMNS } from './project-columns.ts';
import { RECORD_COLUMNS } from './record-columns.ts';
import { CONFLICT_COLUMNS, INCIDENT_COLUMNS, PROVIDER_COLUMNS } from './register-columns.ts';
import { TOKEN_COLUMNS } from './token-columns.ts';
import { OWN_TRANSFER_COLUMNS, TRANSFER_COLUMNS } from './transfer-columns.ts';
import { WITHHOLDING_COLUMNS } from './withholding-columns.ts';
import { YEARLY_COLUMNS } from './yearly-columns.ts';

/** Areas whose lists are exported. */
export const EXPORT_AREAS = ['manager', 'entrepreneur', 'user'] as const;
export type ExportArea = (typeof EXPORT_AREAS)[number];
/** Areas of those who look after other people's: an investor exports what is their own. */
export type DeskArea = Exclude<ExportArea, 'user'>;

interface ExportedList {
  /** Its name, as a key of the texts. */
  title: string;
  areas: readonly ExportArea[];
  /** It is a list of one project, of one distribution, of one file for the bank, or of one batch of ether: whose id has to be named. */
  of?: 'project' | 'distribution' | 'payout-file' | 'wallet-batch';
  columns: ExportColumns;
}

const BOTH: readonly ExportArea[] = ['manager', 'entrepreneur'];

/** Every list that can be exported. */
const EXPORTED_LISTS = {
  investments: { title: 'managed:title', areas: BOTH, columns: INVESTMENT_COLUMNS },
  users: { title: 'users:title', areas: ['manager'], columns: USER_COLUMNS },
  issuances: { title: 'issuances:list.title', areas: BOTH, columns: ISSUANCE_COLUMNS },
  holders: { title: 'issuances:investors.holders', areas: BOTH, of: 'project', columns: HOLDER_COLUMNS },
  whitelist: { title: 'whitelist:title', areas: BOTH, of: 'project', columns: WHITELIST_COLUMNS },
  tokens: { title: 'tokens:list.title', areas: BOTH, columns: TOKEN_COLUMNS },
  transfers: { title: 'transfers:managed.title', areas: ['manager'], of: 'project', columns: TRANSFER_COLUMNS },
  withholdings: { title: 'withholdings:title', areas: ['manager'], of: 'project', columns: WITHHOLDING_COLUMNS },
  movements: { title: 'statements:title', areas: ['manager'], columns: MOVEMENT_COLUMNS },
  distributions: { title: 'earnings:distributions', areas: BOTH, columns: DISTRIBUTION_COLUMNS },
  parts: { title: 'distributions:parts.title', areas: BOTH, of: 'distribution', columns: PART_COLUMNS },
  earnings: { title: 'earnings:earnings', areas: BOTH, columns: EARNING_COLUMNS },
  payouts: { title: 'payouts:title', areas: ['manager'], columns: PAYOUT_COLUMNS },
  'payout-files': { title: 'payouts:files', areas: ['manager'], columns: PAYOUT_FILE_COLUMNS },
  'payout-transfers': {
    title: 'payouts:transfersOfFile',
    areas: ['manager'],
    of: 'payout-file',
    columns: PAYOUT_TRANSFER_COLUMNS,
  },
  'wallet-payouts': { title: 'payouts:wallets.title', areas: ['manager'], columns: WALLET_PAYOUT_COLUMNS },
  'wallet-batches': { title: 'payouts:wallets.batches', areas: ['manager'], columns: WALLET_BATCH_COLUMNS },
  'wallet-transfers': {
    title: 'payouts:wallets.transfersOfBatch',
    areas: ['manager'],
    of: 'wallet-batch',
    columns: WALLET_TRANSFER_COLUMNS,
  },
  audit: { title: 'audit:title', areas: ['manager'], columns: AUDIT_COLUMNS },
  complaints: { title: 'complaints:plural', areas: ['manager'], columns: COMPLAINT_COLUMNS },
  legitimations: { title: 'legitimations:title', areas: ['manager'], columns: LEGITIMATION_COLUMNS },
  conflicts: { title: 'registers:register.conflicts', areas: ['manager'], columns: CONFLICT_COLUMNS },
  providers: { title: 'registers:register.providers', areas: ['manager'], columns: PROVIDER_COLUMNS },
  incidents: { title: 'registers:register.incidents', areas: ['manager'], columns: INCIDENT_COLUMNS },
  record: { title: 'record:list', areas: ['manager'], of: 'project', columns: RECORD_COLUMNS },
  'yearly-report': { title: 'yearly:list', areas: ['manager'], columns: YEARLY_COLUMNS },
  'own-earnings': { title: 'earnings:title', areas: ['user'], columns: OWN_EARNING_COLUMNS },
  'own-balance': { title: 'balance:moves.title', areas: ['user'], columns: BALANCE_COLUMNS },
  'own-orders': { title: 'investments:title', areas: ['user'], columns: OWN_ORDER_COLUMNS },
  'own-transfers': { title: 'transfers:title', areas: ['user'], columns: OWN_TRANSFER_COLUMNS },
} as const satisfies Record<string, ExportedList>;
export type ExportedListName = keyof typeof EXPORTED_LISTS;
export const EXPORTED_LIST_NAMES = Object.keys(EXPORTED_LISTS) as [ExportedListName, ...ExportedListName[]];
/** No list, but made, listed and handed over as their files are: the copy of everything that is kept about whoever asks. */
export const OWN_DATA = 'own-data';
/** No list either: what a manager reads of one person, as a paper. */
export const PERSON_FILE = 'person-file';
export type ExportName = ExportedListName | typeof OWN_DATA | typeof PERSON_FILE;
export const EXPORT_NAMES = [...EXPORTED_LIST_NAMES, OWN_DATA, PERSON_FILE] as const;

export function exportedList(name: ExportedListName): ExportedList {
  return EXPORTED_LISTS[name];
}

/** The columns that an area may have of a list, in their order. */
export function columnsFor(name: ExportedListName, area: ExportArea): [string, ExportColumn][] {
  const { columns } = exportedList(name);
  return Object.entries(columns).filter(([, column]) => area === 'manager' || !column.managersOnly);
}

/** The keys of every text that a file of a list can show: its own title, its columns' and the names of their words. */
export function wordKeys(name: ExportedListName, area: ExportArea): string[] {
  const ofColumns = columnsFor(name, area).flatMap(([, { title, words }]) => [
    title,
    ...(words ? words.values.map((value) => `${words.named}.${value}`) : []),
  ]);
  return [exportedList(name).title, ...ofColumns];
}
