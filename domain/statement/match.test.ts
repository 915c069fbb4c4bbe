import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { matchCredit, type NamedOrder } from './match.ts';

const order = (change: Partial<NamedOrder> = {}): NamedOrder => ({
  id: 'a',
  status: 'IN_UPLOAD_PROOF_OF_PAYMENT',
  method: 'BANK_TRANSFER',
  toPayCents: 10_000n,
  heldCents: 0n,
  confirmed: [],
  ...change,
});
const reasonOf = (cents: bigint, ...orders: NamedOrder[]) => {
  const match = matchCredit(cents, orders);
  return match.outcome === 'waiting' ? match.reason : match.outcome;
};

describe('matchCredit', () => {
  it('charges exactly what the one order that is named waits for, with or without its proof', () => {
    expect(reasonOf(10_000n, order())).toBe('exact');
    expect(reasonOf(10_000n, order({ status: 'PROOF_OF_PAYMENT_UPLOADED' }))).toBe('exact');
    expect(reasonOf(4_000n, order({ heldCents: 6_000n }))).toBe('exact');
  });

  it('says why anything else waits', () => {
    expect(reasonOf(9_999n, order())).toBe('part');
    expect(reasonOf(10_001n, order())).toBe('over');
    expect(reasonOf(10_000n, order({ heldCents: 6_000n }))).toBe('over');
    expect(reasonOf(10_000n, order({ status: 'CHARGED' }))).toBe('duplicate');
    expect(reasonOf(10_000n, order({ status: 'CLOSED' }))).toBe('duplicate');
    expect(reasonOf(10_000n, order({ status: 'CANCELED' }))).toBe('late');
    expect(reasonOf(10_000n, order({ status: 'ACCEPTED' }))).toBe('not_awaited');
    expect(reasonOf(10_000n, order({ method: 'CARD' }))).toBe('not_awaited');
    expect(reasonOf(10_000n, order(), order({ id: 'b' }))).toBe('several');
    expect(reasonOf(10_000n)).toBe('unknown');
  });

  it('finds the transfer that a manager has confirmed by hand, once it is the same amount', () => {
    const confirmed = [{ paymentId: 'p', cents: 10_000n }];
    expect(matchCredit(10_000n, [order({ status: 'CHARGED', confirmed })])).toEqual({
      outcome: 'booked',
      orderId: 'a',
      paymentId: 'p',
    });
    expect(reasonOf(9_999n, order({ status: 'CHARGED', confirmed }))).toBe('duplicate');
    expect(reasonOf(10_000n, order({ status: 'CANCELED', confirmed }))).toBe('booked');
  });

  it('never charges another amount than is missing, nor an order that waits for no transfer', () => {
    const any = fc.record({
      id: fc.constant('a'),
      status: fc.constantFrom(...INVESTMENT_STATUSES),
      method: fc.option(fc.constantFrom(...PAYMENT_METHODS)),
      toPayCents: fc.bigInt({ min: 1n, max: 50n }),
      heldCents: fc.bigInt({ min: 0n, max: 50n }),
      confirmed: fc.constant([]),
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 100n }), fc.array(any, { maxLength: 2 }), (cents, orders) => {
        const match = matchCredit(cents, orders);
        if (match.outcome !== 'exact') return;
        expect(orders).toHaveLength(1);
        expect(orders[0]).toMatchObject({ method: 'BANK_TRANSFER', toPayCents: cents + (orders[0]?.heldCents ?? 0n) });
        expect(['IN_UPLOAD_PROOF_OF_PAYMENT', 'PROOF_OF_PAYMENT_UPLOADED']).toContain(orders[0]?.status);
      }),
    );
  });
});
