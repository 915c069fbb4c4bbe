import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { type ModelSum, modelLines, QUARTERS, TAX_MODEL_NAMES, taxModelOf } from './tax-model.ts';
import { withholdingRate } from './withholding.ts';

test('income of residents is declared in 123 and 193, their rents in 115 and 180, everything of people abroad in 216 and 296', () => {
  expect(taxModelOf({ kind: 'INTEREST', residence: 'ES' })).toBe('CAPITAL');
  expect(taxModelOf({ kind: 'RENT', residence: 'ES' })).toBe('RENT');
  expect(taxModelOf({ kind: 'RENT', residence: 'FR' })).toBe('ABROAD');
});

test('somebody whose residence nobody knows is declared as the rate takes them: abroad', () => {
  for (const kind of DISTRIBUTION_KINDS) expect(taxModelOf({ kind, residence: null })).toBe('ABROAD');
  const rules = { flatBasisPoints: null, treaties: [] };
  const of = { kind: 'RENT', legalType: 'INDIVIDUAL', certified: false, on: '2026-01-01' } as const;
  expect(withholdingRate({ ...of, country: null }, rules)).toEqual(withholdingRate({ ...of, country: 'US' }, rules));
});

const sum = fc.record({
  model: fc.constantFrom(...TAX_MODEL_NAMES),
  quarter: fc.constantFrom(...QUARTERS, null),
  recipients: fc.nat(3),
  baseCents: fc.bigInt(0n, 10_000n),
  withheldCents: fc.bigInt(0n, 10_000n),
}) satisfies fc.Arbitrary<ModelSum>;

test('every sum of somebody becomes one line under its own form, the quarters of a model before its year', () => {
  fc.assert(
    fc.property(fc.uniqueArray(sum, { selector: ({ model, quarter }) => `${model} ${quarter}` }), (sums) => {
      const lines = modelLines(sums);
      expect(lines).toHaveLength(sums.filter(({ recipients }) => recipients > 0).length);
      for (const { model, quarter, form } of lines)
        expect(form).toBe(FORMS[`${model} ${quarter ? 'quarter' : 'year'}`]);
      const places = lines.map(({ model, quarter }) => TAX_MODEL_NAMES.indexOf(model) * 10 + Number(quarter ?? 5));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }),
  );
});

const FORMS: Readonly<Record<string, string>> = {
  'CAPITAL quarter': '123',
  'CAPITAL year': '193',
  'RENT quarter': '115',
  'RENT year': '180',
  'ABROAD quarter': '216',
  'ABROAD year': '296',
};
