import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTS_FOR, BENEFICIARIES_MOST, declarationProblem } from './beneficiaries.ts';

describe('for whom somebody invests', () => {
  it('is either themself, with nobody named, or others, with one named at least', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACTS_FOR), fc.nat(BENEFICIARIES_MOST), (actsFor, named) => {
        expect(declarationProblem(actsFor, named) === null).toBe((actsFor === 'SELF') === (named === 0));
      }),
    );
  });
});
