import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '#domain/money/money.ts';
import { shareOut, withhold } from './share-out.ts';
import { claimRefusal, EARNING_STATUSES, mayMoveEarning, payRefusal } from './status.ts';

describe('an earning', () => {
  it('is paid by the manager and claimed by the holder, once, and goes no other way', () => {
    const moves = EARNING_STATUSES.flatMap((from) =>
      EARNING_STATUSES.flatMap((to) =>
        (['manager', 'holder'] as const)
          .filter((by) => mayMoveEarning(from, to, by))
          .map((by) => `${from}>${to} ${by}`),
      ),
    );
    expect(moves).toEqual(['PENDING>PAID manager', 'PAID>CLAIMED holder']);
  });

  it('says why it cannot be claimed or paid', () => {
    const paid = { status: 'PAID', target: 'BANK_ACCOUNT', hasBankAccount: true } as const;
    expect([
      claimRefusal(paid),
      claimRefusal({ ...paid, status: 'PENDING' }),
      claimRefusal({ ...paid, status: 'CLAIMED' }),
      claimRefusal({ ...paid, hasBankAccount: false }),
      claimRefusal({ ...paid, hasBankAccount: false, target: 'BALANCE' }),
    ]).toEqual([null, 'not_paid', 'already_claimed', 'no_bank_account', null]);
    expect([
      payRefusal({ status: 'PENDING', issuerHasBankAccount: true }),
      payRefusal({ status: 'PENDING', issuerHasBankAccount: false }),
      payRefusal({ status: 'PAID', issuerHasBankAccount: true }),
    ]).toEqual([null, 'no_bank_account', 'already_paid']);
  });
});

describe('a distribution', () => {
  it('is shared out to the cent, gross, withheld and net', () => {
    const holder = fc.record({
      tokens: fc.bigInt({ min: 0n, max: 10n ** 6n }),
      rateBasisPoints: fc.bigInt({ min: 0n, max: 10_000n }),
    });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 10n }),
        fc.array(holder, { minLength: 1, maxLength: 30 }),
        (gross, holders) => {
          fc.pre(holders.some(({ tokens }) => tokens > 0n));
          const parts = shareOut(gross, holders);
          expect(sumOf(parts.map(({ grossCents }) => grossCents))).toBe(gross);
          expect(
            sumOf(parts.map(({ netCents }) => netCents)) + sumOf(parts.map(({ withheldCents }) => withheldCents)),
          ).toBe(gross);
          parts.forEach((part, at) => {
            const tax = new Big(part.grossCents.toString())
              .times((holders[at]?.rateBasisPoints ?? 0n).toString())
              .div(10_000);
            expect(part.withheldCents.toString()).toBe(tax.round(0, Big.roundHalfEven).toFixed(0));
            expect(part.netCents >= 0n).toBe(true);
          });
        },
      ),
    );
  });

  it('withholds the usual 19 %, and refuses what is no rate', () => {
    expect(withhold(10_050n, 1900n)).toEqual({ grossCents: 10_050n, withheldCents: 1910n, netCents: 8140n });
    expect(() => withhold(1n, 10_001n)).toThrow(RangeError);
    expect(() => withhold(-1n, 1900n)).toThrow(RangeError);
    expect(() => shareOut(1n, [])).toThrow(RangeError);
  });
});
