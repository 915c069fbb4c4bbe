import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { mayMove } from '#domain/investment/transitions.ts';
import { matchDebit, undoRefusal } from './returned.ts';

const refund = fc.record({
  id: fc.constantFrom('r1', 'r2', 'r3'),
  investmentId: fc.constantFrom('a', 'b'),
  cents: fc.bigInt({ min: 1n, max: 4n }),
});

it('a debit closes a refund only where it is the one of its amount, and the bank does not take it back', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 4n }),
      fc.boolean(),
      fc.uniqueArray(fc.constantFrom('a', 'b')),
      fc.uniqueArray(refund, { selector: ({ id }) => id }),
      (cents, isReversal, orderIds, refunds) => {
        const match = matchDebit({ cents, isReversal, orderIds, refunds });
        const equal = refunds.filter((each) => each.cents === cents);
        if (match.outcome === 'refund') {
          expect(isReversal).toBe(false);
          expect(equal.map(({ id }) => id)).toEqual([match.refundId]);
        } else {
          expect(isReversal || equal.length !== 1).toBe(true);
          expect(match.outcome).toBe(isReversal || orderIds.length > 0 ? 'waiting' : 'ignored');
          if (match.outcome === 'waiting') expect(match.orderId).toBe(orderIds.length === 1 ? orderIds[0] : null);
        }
      },
    ),
  );
});

it('a payment can be taken out of the books wherever the order may go back to waiting for it, and nowhere else', () => {
  for (const status of INVESTMENT_STATUSES)
    for (const method of PAYMENT_METHODS) {
      const facts = { status, method, paidCents: 100n, returnedCents: 100n };
      const isPaidByTransfer = method === 'BANK_TRANSFER' && ['CHARGED', 'SIGNED_PENDING', 'SIGNED'].includes(status);
      expect(undoRefusal(facts) === null).toBe(isPaidByTransfer);
      if (isPaidByTransfer) expect(mayMove(status, 'IN_UPLOAD_PROOF_OF_PAYMENT', 'manager')).toBe(true);
      if (status === 'MINTED' || status === 'CLOSED') expect(undoRefusal(facts)).toBe('minted');
      if (isPaidByTransfer) expect(undoRefusal({ ...facts, returnedCents: 99n })).toBe('amount');
      if (isPaidByTransfer) expect(undoRefusal({ ...facts, paidCents: null })).toBe('not_charged');
    }
});
