/** What moved a person's balance, in the words of whoever reads it; `OTHER` is what has no name here. */
export const MOVEMENT_KINDS = [
  'TOP_UP',
  'EARNING',
  'ORDER',
  'RETURNED',
  'WITHDRAWAL',
  'WITHDRAWAL_BACK',
  'BOARD',
  'OTHER',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** The ledger's entries by their kind. */
const KIND_OF_ENTRY: Readonly<Record<string, MovementKind>> = {
  'statement.credited': 'TOP_UP',
  'earning.claimed': 'EARNING',
  'earnings.paid': 'EARNING',
  'balance.held': 'ORDER',
  'balance.returned': 'RETURNED',
  'balance.withdrawn': 'WITHDRAWAL',
  'balance.withdrawal_canceled': 'WITHDRAWAL_BACK',
  'sale.paid': 'BOARD',
};
/** Every kind of entry that has a name. */
export const NAMED_ENTRIES = Object.keys(KIND_OF_ENTRY);

export function movementKind(entryKind: string): MovementKind {
  return Object.hasOwn(KIND_OF_ENTRY, entryKind) ? (KIND_OF_ENTRY[entryKind] ?? 'OTHER') : 'OTHER';
}

/** The entries of a kind; none for `OTHER`, which is every entry without a name. */
export function entriesOf(kind: MovementKind): string[] {
  return NAMED_ENTRIES.filter((entry) => KIND_OF_ENTRY[entry] === kind);
}
