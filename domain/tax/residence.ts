import type { Day } from '#domain/time/zone.ts';

/** How Spain's law tells residences apart: its own, the Union's, the rest of the European Economic Area that gives information, and elsewhere. */
export const RESIDENCES = ['SPAIN', 'UNION', 'AREA', 'ELSEWHERE'] as const;
export type Residence = (typeof RESIDENCES)[number];

const UNION = 'AT BE BG CY CZ DE DK EE FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * The others of the Area, with the day from which they count as giving information (RDLeg 5/2004, article 14.1.c: assistance between tax offices; the
 * tax agency names Liechtenstein from the day on which Law 11/2021 came into force).
 */
const AREA: Readonly<Record<string, Day>> = { IS: '2016-01-01', NO: '2016-01-01', LI: '2021-07-11' };

/** Left the Union's market with the end of the transition (Withdrawal Agreement, article 126). */
const LEFT: Readonly<Record<string, Day>> = { GB: '2021-01-01' };

/**
 * Where somebody is resident for Spain's withholding, by the country (ISO 3166-1 alpha-2) of their tax residence on a day. An unknown country is
 * elsewhere: whoever withholds too little owes the rest, and no rate is lower elsewhere.
 */
export function residenceOf(country: string | null, on: Day): Residence {
  if (country === null) return 'ELSEWHERE';
  if (country === 'ES') return 'SPAIN';
  if (UNION.includes(country) || on < (LEFT[country] ?? '')) return 'UNION';
  const since = AREA[country];
  return since !== undefined && on >= since ? 'AREA' : 'ELSEWHERE';
}
