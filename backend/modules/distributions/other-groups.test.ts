import { describe, expect, it } from 'vitest';
import { otherGroups, type RatedGroup } from './other-groups.ts';

const SPAIN: RatedGroup = {
  country: 'ES',
  legalType: 'INDIVIDUAL',
  certified: false,
  residence: 'ES',
  keptLegalType: 'INDIVIDUAL',
  rateBasisPoints: 1900,
  rateSource: 'LIRPF 101.4',
  withheldCents: 190n,
};
const FRANCE: RatedGroup = {
  ...SPAIN,
  country: 'FR',
  residence: 'FR',
  rateSource: 'TRLIRNR 25.1.f',
  withheldCents: 7n,
};
const rateOf = ({ country }: Pick<RatedGroup, 'country'>) => ({
  basisPoints: 1900n,
  source: country === 'ES' ? 'LIRPF 101.4' : country === null ? null : 'TRLIRNR 25.1.f',
});

describe('groups of parts that are looked at again', () => {
  it('stay as they are where the rule says what was kept, with what is withheld of them', () => {
    expect(otherGroups([SPAIN, FRANCE], rateOf)).toEqual({ others: [], withheldCents: 197n });
    expect(otherGroups([], rateOf)).toEqual({ others: [], withheldCents: 0n });
  });

  it('are others where holders live elsewhere, are another kind of person, or the rate or its article has changed', () => {
    const changed: RatedGroup[] = [
      { ...SPAIN, country: 'FR' },
      { ...SPAIN, legalType: 'LEGAL_ENTITY' },
      { ...SPAIN, rateBasisPoints: 2000 },
      { ...SPAIN, rateSource: 'LIRPF 101.4, before' },
      { ...SPAIN, residence: null },
    ];
    for (const group of changed)
      expect(otherGroups([FRANCE, group], rateOf)).toEqual({ others: [group], withheldCents: 7n });
  });

  it('are the same where nothing was known and nothing is', () => {
    const unknown = { ...SPAIN, country: null, residence: null, legalType: null, keptLegalType: null, rateSource: '' };
    expect(otherGroups([unknown], rateOf).others).toEqual([]);
  });
});
