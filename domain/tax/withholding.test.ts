import { describe, expect, it } from 'vitest';
import { DISTRIBUTION_KINDS, type DistributionKind } from '#domain/earning/kinds.ts';
import { LEGAL_TYPES, type LegalType } from '#domain/user/status.ts';
import { RESIDENCES, residenceOf } from './residence.ts';
import { type TaxRules, type TreatyRate, withholdingRate } from './withholding.ts';
import { LEGAL_RATES, RATES_BEGIN } from './withholding-rates.ts';

const SPAIN: TaxRules = { flatBasisPoints: null, treaties: [] };
const TODAY = '2026-11-22';

/** The rate as people say it, with the article: "19 LIRPF 101.4". */
function told(kind: DistributionKind, country: string | null, legalType: LegalType = 'INDIVIDUAL', on = TODAY) {
  const { basisPoints, source } = withholdingRate({ kind, country, legalType, on, certified: false }, SPAIN);
  const [, law = '', article = ''] = /\((\w+)\), art\. (.+)$/.exec(source ?? '') ?? [];
  return `${Number(basisPoints) / 100} ${law} ${article}`.trim();
}

describe('a rate of withholding', () => {
  it('is what the law says, article by article, for residents of Spain, of the Union, of the Area and of elsewhere', () => {
    const table = Object.fromEntries(
      DISTRIBUTION_KINDS.map((kind) => [
        kind,
        [told(kind, 'ES'), told(kind, 'ES', 'LEGAL_ENTITY'), told(kind, 'DE'), told(kind, 'NO'), told(kind, 'US')],
      ]),
    );
    const shares = ['19 LIRPF 101.4', '19 LIS 128.6.a', ...Array(3).fill('19 TRLIRNR 25.1.f')];
    expect(table).toEqual({
      DIVIDEND: shares,
      INTEREST: ['19 LIRPF 101.4', '19 LIS 128.6.a', '0 TRLIRNR 14.1.c', '0 TRLIRNR 14.1.c', '19 TRLIRNR 25.1.f'],
      RENT: ['19 LIRPF 101.8', '19 LIS 128.6.a', '19 TRLIRNR 25.1.a', '19 TRLIRNR 25.1.a', '24 TRLIRNR 25.1.a'],
      CAPITAL_GAIN: shares,
      CAPITAL_RETURN: Array(5).fill('0'),
      SHARED_INCOME: shares,
    });
  });

  it('changes on the day on which the law or the map changed, and not a day before', () => {
    expect([
      told('INTEREST', 'NO', 'INDIVIDUAL', '2020-12-31'),
      told('INTEREST', 'NO', 'INDIVIDUAL', '2021-01-01'),
    ]).toEqual(['19 TRLIRNR 25.1.f', '0 TRLIRNR 14.1.c']);
    expect([told('RENT', 'GB', 'INDIVIDUAL', '2020-12-31'), told('RENT', 'GB', 'INDIVIDUAL', '2021-01-01')]).toEqual([
      '19 TRLIRNR 25.1.a',
      '24 TRLIRNR 25.1.a',
    ]);
    expect([told('RENT', 'LI', 'INDIVIDUAL', '2021-07-10'), told('RENT', 'LI', 'INDIVIDUAL', '2021-07-11')]).toEqual([
      '24 TRLIRNR 25.1.a',
      '19 TRLIRNR 25.1.a',
    ]);
    expect(() => told('DIVIDEND', 'ES', 'INDIVIDUAL', '2015-12-31')).toThrow(RangeError);
  });

  it('is the highest rate where nobody knows the residence', () => {
    for (const kind of DISTRIBUTION_KINDS)
      for (const legalType of LEGAL_TYPES) {
        const rateOf = (country: string | null) =>
          withholdingRate({ kind, country, legalType, on: TODAY, certified: false }, SPAIN).basisPoints;
        for (const country of ['ES', 'DE', 'NO', 'US']) expect(rateOf(null) >= rateOf(country)).toBe(true);
      }
  });

  it('never leaves a kind, a residence or a sort of person without a rate, and no two of one day speak at once', () => {
    for (const kind of DISTRIBUTION_KINDS.filter((each) => each !== 'CAPITAL_RETURN'))
      for (const residence of RESIDENCES)
        for (const legalType of LEGAL_TYPES) {
          const days = LEGAL_RATES.filter(
            (rate) =>
              rate.kinds.includes(kind) && rate.residences.includes(residence) && rate.legalTypes.includes(legalType),
          ).map(({ from }) => from);
          expect(days).toContain(RATES_BEGIN);
          expect(new Set(days).size).toBe(days.length);
        }
  });

  it('is a treaty’s where that is lower, for its country, kind, sort of person and days, never for a resident of Spain or without a certificate', () => {
    const treaty = (over: Partial<TreatyRate>): TreatyRate => ({
      country: 'US',
      kind: 'INTEREST',
      legalType: null,
      basisPoints: 1000n,
      from: '2020-01-01',
      until: null,
      source: 'a treaty',
      ...over,
    });
    const by = (treaties: TreatyRate[], country = 'US', kind: DistributionKind = 'INTEREST', certified = true) =>
      withholdingRate({ kind, country, legalType: 'INDIVIDUAL', on: TODAY, certified }, { ...SPAIN, treaties })
        .basisPoints;
    expect(by([treaty({})])).toBe(1000n);
    expect(by([treaty({})], 'US', 'INTEREST', false)).toBe(1900n);
    expect(by([treaty({ basisPoints: 2500n })])).toBe(1900n);
    expect(by([treaty({})], 'MX')).toBe(1900n);
    expect(by([treaty({})], 'US', 'DIVIDEND')).toBe(1900n);
    expect(by([treaty({ legalType: 'LEGAL_ENTITY' })])).toBe(1900n);
    expect(by([treaty({ country: 'ES' })], 'ES')).toBe(1900n);
    expect(by([treaty({ until: '2026-11-21' })])).toBe(1900n);
    expect(by([treaty({ until: TODAY })])).toBe(1000n);
    expect(by([treaty({}), treaty({ from: '2024-01-01', basisPoints: 0n })])).toBe(0n);
    expect(by([treaty({ from: '2026-11-23' })])).toBe(1900n);
  });

  it('is a tenant’s one rate where another country’s law withholds, and nothing of capital given back', () => {
    const own: TaxRules = { flatBasisPoints: 3500n, treaties: [] };
    const rateOf = (kind: DistributionKind) =>
      withholdingRate({ kind, country: 'ES', legalType: 'INDIVIDUAL', on: TODAY, certified: false }, own);
    expect(rateOf('DIVIDEND')).toEqual({ basisPoints: 3500n, source: 'own' });
    expect(rateOf('CAPITAL_RETURN')).toEqual({ basisPoints: 0n, source: null });
  });
});

describe('a residence', () => {
  it('knows the 27 of the Union', () => {
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const all = codes.flatMap((first) => codes.map((second) => first + second));
    const of = (residence: string) => all.filter((country) => residenceOf(country, TODAY) === residence);
    expect(of('UNION')).toHaveLength(26);
    expect([of('SPAIN'), of('AREA')]).toEqual([['ES'], ['IS', 'LI', 'NO']]);
  });
});
