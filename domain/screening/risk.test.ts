import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIT_STATES } from './hit.ts';
import { RISK_LEVELS, type RiskFacts, riskOf } from './risk.ts';
import { WATCH_LISTS } from './watch-list.ts';

const plain: RiskFacts = {
  ...{ hits: [], saysExposed: false, isCompany: false, country: 'ES', paidCents: 0n, fundsFromCents: 1_500_000n },
  ...{ fundsKnown: true, idExpiresOn: '2030-01-01', today: '2026-11-23' },
};
const risk = (change: Partial<RiskFacts>) => {
  const { level, reasons } = riskOf({ ...plain, ...change });
  return [level, ...reasons];
};

describe('the risk of a client', () => {
  it('is low where nothing raises it, and nothing known is no reason', () => {
    expect(risk({})).toEqual(['low']);
    expect(risk({ saysExposed: null, country: null, idExpiresOn: null, fundsKnown: false })).toEqual(['low']);
  });

  it('is the highest of its reasons, each named', () => {
    expect(risk({ isCompany: true, country: 'MA' })).toEqual(['medium', 'company', 'abroad']);
    expect(risk({ saysExposed: true, isCompany: true })).toEqual(['high', 'says_exposed', 'company']);
    expect(risk({ hits: [{ list: 'exposed', state: 'OPEN' }] })).toEqual(['high', 'undecided']);
    expect(risk({ hits: [{ list: 'exposed', state: 'CONFIRMED' }] })).toEqual(['high', 'exposed']);
    expect(risk({ hits: [{ list: 'sanctions', state: 'CONFIRMED' }], isCompany: true })).toEqual([
      ...['barred', 'sanctioned', 'company'],
    ]);
    expect(risk({ hits: WATCH_LISTS.map((list) => ({ list, state: 'DISMISSED' as const })) })).toEqual(['low']);
  });

  it('asks where funds come from exactly from the tenant’s sum on', () => {
    expect(risk({ paidCents: 1_499_999n, fundsKnown: false })).toEqual(['low']);
    expect(risk({ paidCents: 1_500_000n })).toEqual(['medium', 'large']);
    expect(risk({ paidCents: 1_500_000n, fundsKnown: false })).toEqual(['high', 'funds_unknown', 'large']);
  });

  it('counts a document from the day after its last one', () => {
    expect(risk({ idExpiresOn: plain.today })).toEqual(['low']);
    expect(risk({ idExpiresOn: '2026-11-22' })).toEqual(['medium', 'document_expired']);
  });

  const facts: fc.Arbitrary<RiskFacts> = fc.record({
    hits: fc.array(fc.record({ list: fc.constantFrom(...WATCH_LISTS), state: fc.constantFrom(...HIT_STATES) })),
    saysExposed: fc.constantFrom(true, false, null),
    isCompany: fc.boolean(),
    country: fc.constantFrom('ES', 'US', null),
    paidCents: fc.bigInt({ min: 0n, max: 3_000_000n }),
    fundsFromCents: fc.constant(1_500_000n),
    fundsKnown: fc.boolean(),
    idExpiresOn: fc.constantFrom('2020-01-01', '2030-01-01', null),
    today: fc.constant('2026-11-23'),
  });
  it('never falls when one more thing is found of them, and is low exactly where it has no reason', () => {
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom(...WATCH_LISTS),
        fc.constantFrom('OPEN' as const, 'CONFIRMED' as const),
        (of, list, state) => {
          const before = riskOf(of);
          const after = riskOf({ ...of, hits: [...of.hits, { list, state }] });
          expect(RISK_LEVELS.indexOf(after.level)).toBeGreaterThanOrEqual(RISK_LEVELS.indexOf(before.level));
          expect(before.level === 'low').toBe(before.reasons.length === 0);
        },
      ),
    );
  });
});
