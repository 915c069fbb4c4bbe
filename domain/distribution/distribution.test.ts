import { describe, expect, it } from 'vitest';
import { amountProblems, grossOf } from './amounts.ts';
import { approvalRefusal, approvalsNeeded } from './approval.ts';
import { DISTRIBUTION_STATUSES, mayMoveDistribution } from './status.ts';

const amounts = (incomeCents: bigint, gainCents = 0n, returnCents = 0n) => ({ incomeCents, gainCents, returnCents });

describe('a distribution', () => {
  it('is approved, refused or withdrawn while it is proposed, then paid, and goes no other way', () => {
    const moves = DISTRIBUTION_STATUSES.flatMap((from) =>
      DISTRIBUTION_STATUSES.filter((to) => mayMoveDistribution(from, to)).map((to) => `${from}>${to}`),
    );
    expect(moves).toEqual(['PROPOSED>APPROVED', 'PROPOSED>REJECTED', 'PROPOSED>WITHDRAWN', 'APPROVED>PAID']);
  });

  it('has the amount that it is named after, and none that is not of its kind', () => {
    expect(amountProblems('INTEREST', amounts(100n, 0n, 900n))).toEqual([]);
    expect(amountProblems('DIVIDEND', amounts(0n, 0n, 100n))).toEqual([{ amount: 'incomeCents', problem: 'missing' }]);
    expect(amountProblems('CAPITAL_RETURN', amounts(1n, 1n, 100n))).toEqual([
      { amount: 'incomeCents', problem: 'not_of_kind' },
      { amount: 'gainCents', problem: 'not_of_kind' },
    ]);
    expect(grossOf(amounts(1n, 2n, 3n))).toBe(6n);
  });

  it('needs a second manager above the threshold, never the one who proposed it and nobody twice', () => {
    expect([approvalsNeeded(500_000n, 500_000n), approvalsNeeded(500_001n, 500_000n)]).toEqual([1, 2]);
    const refusal = (managerId: string) => approvalRefusal({ managerId, proposedBy: 'a', approvedBy: ['b'] });
    expect([refusal('a'), refusal('b'), refusal('c')]).toEqual(['own', 'approved_before', null]);
  });
});
