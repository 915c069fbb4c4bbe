/**
 * Where a movement stands. `MATCHED`: it went by itself; `WAITING`: for a manager; `HELD`: a part that is assigned to an order and waits for
 * the rest; `RESOLVED`: by a manager; `IGNORED`: it went out.
 */
export const ROW_STATES = ['MATCHED', 'WAITING', 'HELD', 'RESOLVED', 'IGNORED'] as const;
export type RowState = (typeof ROW_STATES)[number];

/**
 * What became of a credit: it charged its order by itself, was booked by hand before, or was resolved by a manager: assigned to one order, `split` over several, or booked to a `distribution` that an issuer funds. Of a debit: it took a
 * charge back (`undone`), was the way out of a refund or of a `payout` of ours, is the tenant's own money for what it has paid in `ether`, or has nothing to do with an order (`dismissed`).
 */
export const ROW_RESOLUTIONS = [
  'charged',
  'booked',
  'assigned',
  'split',
  'returned',
  'balance',
  'dismissed',
  'undone',
  'refund',
  'distribution',
  'payout',
  'ether',
] as const;

/** How the list is looked at. */
export const ROW_VIEWS = ['waiting', 'matched', 'resolved', 'ignored'] as const;
export type RowView = (typeof ROW_VIEWS)[number];

/** The states that a view shows. */
export const STATES_OF_VIEW: Record<RowView, readonly RowState[]> = {
  waiting: ['WAITING', 'HELD'],
  matched: ['MATCHED'],
  resolved: ['RESOLVED'],
  ignored: ['IGNORED'],
};

/** Whether its money lies in suspense and something can be done with it. */
export function isWaiting(state: RowState): boolean {
  return STATES_OF_VIEW.waiting.includes(state);
}
