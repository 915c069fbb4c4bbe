import { describe, expect, it } from 'vitest';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { AMOUNTS_OF_KIND, amountProblems, grossOf } from './amounts.ts';

const NONE = { incomeCents: 0n, gainCents: 0n, returnCents: 0n };
const AMOUNTS = ['incomeCents', 'gainCents', 'returnCents'] as const;

describe('the amounts of a distribution', () => {
  it('are enough with the one that makes the kind, and never without it', () => {
    for (const kind of DISTRIBUTION_KINDS) {
      const [main] = AMOUNTS_OF_KIND[kind];
      if (!main) throw new Error(`${kind} is made of nothing`);
      expect(amountProblems(kind, { ...NONE, [main]: 1n })).toEqual([]);
      expect(amountProblems(kind, NONE)).toEqual([{ amount: main, problem: 'missing' }]);
    }
  });

  it('may have capital given back beside them, whatever the kind', () => {
    for (const kind of DISTRIBUTION_KINDS) expect(AMOUNTS_OF_KIND[kind]).toContain('returnCents');
  });

  it('have no other beside them: each that does not go with the kind is named', () => {
    for (const kind of DISTRIBUTION_KINDS) {
      const all = { incomeCents: 1n, gainCents: 1n, returnCents: 1n };
      const foreign = AMOUNTS.filter((amount) => !AMOUNTS_OF_KIND[kind].includes(amount));
      expect(amountProblems(kind, all)).toEqual(foreign.map((amount) => ({ amount, problem: 'not_of_kind' })));
      expect(grossOf(all)).toBe(3n);
    }
  });
});
