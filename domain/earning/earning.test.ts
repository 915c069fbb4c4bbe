import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossOf } from '#domain/distribution/amounts.ts';
import { sumOf } from '#domain/money/money.ts';
import { heldReason } from './payable.ts';
import { shareOut, withhold } from './share-out.ts';

const income = (incomeCents: bigint) => ({ incomeCents, gainCents: 0n, returnCents: 0n });

describe('an earning', () => {
  it('is not paid to who is gone, rejected, not checked, out of date or frozen; the last day of a document still counts', () => {
    const good = {
      deleted: false,
      status: 'VERIFIED',
      stopped: false,
      identityChecked: true,
      idExpiresOn: null,
      frozen: false,
    } as const;
    const today = '2026-11-22';
    const reason = (of: Partial<Parameters<typeof heldReason>[0]>) => heldReason({ ...good, ...of }, today);
    expect([reason({}), reason({ status: 'PENDING' }), reason({ idExpiresOn: today })]).toEqual([null, null, null]);
    expect([
      reason({ deleted: true }),
      reason({ status: 'REJECTED', identityChecked: false }),
      reason({ identityChecked: false }),
      reason({ idExpiresOn: '2026-11-21' }),
      reason({ frozen: true }),
    ]).toEqual(['deleted', 'rejected', 'identity_not_checked', 'identity_expired', 'frozen']);
  });
});

describe('a distribution', () => {
  it('is shared out to the cent, each of its amounts by itself, and withheld of income and gain alone', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 10n });
    const holder = fc.record({
      tokens: fc.bigInt({ min: 0n, max: 10n ** 6n }),
      rate: fc.bigInt({ min: 0n, max: 10_000n }),
    });
    fc.assert(
      fc.property(
        fc.record({ incomeCents: cents, gainCents: cents, returnCents: cents }),
        fc.array(holder, { minLength: 1, maxLength: 30 }),
        (amounts, holders) => {
          fc.pre(holders.some(({ tokens }) => tokens > 0n));
          const parts = shareOut(
            amounts,
            holders.map(({ tokens }) => tokens),
          );
          for (const key of ['incomeCents', 'gainCents', 'returnCents'] as const)
            expect(sumOf(parts.map((part) => part[key]))).toBe(amounts[key]);
          const taxed = parts.map((part, at) => withhold(part, holders[at]?.rate ?? 0n));
          expect(sumOf(taxed.flatMap(({ withheldCents, netCents }) => [withheldCents, netCents]))).toBe(
            grossOf(amounts),
          );
          const extra = parts.reduce((sum, { extraCents }) => sum + extraCents, 0);
          expect(extra).toBeLessThan(3 * holders.length);
          parts.forEach((part, at) => {
            const tax = new Big((part.incomeCents + part.gainCents).toString())
              .times((holders[at]?.rate ?? 0n).toString())
              .div(10_000);
            expect(taxed[at]?.withheldCents.toString()).toBe(tax.round(0, Big.roundHalfEven).toFixed(0));
            expect(taxed[at] && taxed[at].netCents >= part.returnCents).toBe(true);
            if (holders[at]?.tokens === 0n) expect(grossOf(part)).toBe(0n);
          });
        },
      ),
    );
  });

  it('gives one cent over 41 to one of them, and a hundred million to the cent', () => {
    const tokens = Array.from({ length: 41 }, (_, at) => BigInt(at + 1));
    const one = shareOut(income(1n), tokens);
    expect(one.map(grossOf).filter((cents) => cents > 0n)).toEqual([1n]);
    expect(one.map(({ extraCents }) => extraCents).filter((cents) => cents > 0)).toEqual([1]);
    expect(sumOf(shareOut(income(10_000_000_000n), tokens).map(grossOf))).toBe(10_000_000_000n);
  });

  it('withholds the usual 19 %, of capital given back nothing, and refuses what is no rate', () => {
    expect(withhold(income(10_050n), 1900n)).toEqual({ withheldCents: 1910n, netCents: 8140n });
    expect(withhold({ ...income(0n), returnCents: 10_000n }, 1900n)).toEqual({ withheldCents: 0n, netCents: 10_000n });
    expect(() => withhold(income(1n), 10_001n)).toThrow(RangeError);
    expect(() => withhold(income(-1n), 1900n)).toThrow(RangeError);
    expect(() => shareOut(income(1n), [])).toThrow(RangeError);
  });
});
