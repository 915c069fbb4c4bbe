import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchGivenBack } from './match-funding.ts';

describe('a debit that names a distribution', () => {
  it('is its issuer’s money on its way back to the cent, what was noted before, or waits', () => {
    expect(matchGivenBack(100n, { toReturnCents: 100n, notedCents: 0n })).toBe('sent');
    expect(matchGivenBack(100n, { toReturnCents: 0n, notedCents: 100n })).toBe('noted');
    expect(matchGivenBack(100n, { toReturnCents: 99n, notedCents: 99n })).toBe('waiting');
  });

  it('is never taken for more than is still to go back or was noted', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 6n });
    fc.assert(
      fc.property(cents, cents, cents, (amount, toReturnCents, notedCents) => {
        const most = toReturnCents > notedCents ? toReturnCents : notedCents;
        if (amount > most) expect(matchGivenBack(amount, { toReturnCents, notedCents })).toBe('waiting');
      }),
    );
  });
});
