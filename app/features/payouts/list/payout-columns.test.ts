import { expect, it } from 'vitest';
import type { SignedInVisit } from '#app/session/visit.ts';
import { payoutColumns } from './payout-columns.server.ts';

const visit = { t: (key: string) => key } as unknown as SignedInVisit;

/** The label of the state of a payout in the list of those that wait. */
function stateOf(row: object): string | null {
  const { state } = payoutColumns(visit, 'WAITING');
  const chip = state?.says(row as Parameters<typeof state.says>[0]);
  return chip ? (chip as { label: string }).label : null;
}

it('a payout that stands as its whole list does bears no chip, and one that was left out or came back says so', () => {
  expect(stateOf({ state: 'WAITING', refusal: null, failure: null })).toBeNull();
  expect(stateOf({ state: 'WAITING', refusal: 'no_account', failure: null })).toBe('payouts:state.left');
  expect(stateOf({ state: 'WAITING', refusal: null, failure: 'AC04' })).toBe('payouts:state.back');
});
