import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFirm } from './firm-money.ts';
import { mayRevoke } from './reflection.ts';
import { INVESTMENT_STATUSES } from './status.ts';
import { PAID_STATUSES } from './transitions.ts';

const now = new Date('2026-11-21T10:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('money that a cap counts', () => {
  it.each([
    ['paid, with no reflection period', 'CHARGED', null, true],
    ['paid, inside the period', 'CHARGED', at(1), false],
    ['signed, inside the period', 'SIGNED', at(3600), false],
    ['paid, a second after it: a revocation may be under way', 'CHARGED', at(-1), false],
    ['paid, a minute and a second after it', 'CHARGED', at(-61), true],
    ['contract not signed yet, long after it', 'SIGNED_PENDING', at(-3600), true],
    ['tokens made', 'MINTED', at(3600), true],
    ['closed', 'CLOSED', null, true],
    ['proof uploaded, long after it', 'PROOF_OF_PAYMENT_UPLOADED', at(-3600), false],
    ['taken back', 'CANCELED', null, false],
  ] as const)('%s: %#', (_, status, reflectionEndsAt, firm) => {
    expect(isFirm({ status, reflectionEndsAt }, now)).toBe(firm);
  });

  it('never counts what its investor may revoke, then or in any request of the minute before, and never counts it less as time passes', () => {
    const facts = fc.record({
      status: fc.constantFrom(...INVESTMENT_STATUSES),
      reflectionEndsAt: fc.option(fc.integer({ min: -200, max: 200 }).map(at)),
    });
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 60_000 }), fc.nat(10 ** 9), (order, before, after) => {
        if (!isFirm(order, now)) return;
        expect(mayRevoke(order, new Date(now.getTime() - before))).toBe(false);
        expect([...PAID_STATUSES, 'MINTED', 'CLOSED']).toContain(order.status);
        expect(isFirm(order, new Date(now.getTime() + after))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
