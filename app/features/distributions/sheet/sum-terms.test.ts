import { expect, it } from 'vitest';
import type { SignedInVisit } from '#app/session/visit.ts';
import { sumTerms } from './distribution.server.ts';

const visit = { t: (key: string) => key, format: { money: String } } as unknown as SignedInVisit;
const sums = {
  income: '12000.00',
  gain: '0.00',
  capital: '0.00',
  gross: '12000.00',
  withheld: '2280.00',
  net: '9720.00',
};

it('the sums of a distribution read as an equation: gross less what is withheld is net, and nothing is left over', () => {
  const terms = sumTerms(visit, { sums, holders: 41 });
  expect(terms.map(({ label, sign, value }) => [sign ?? '', label.split(':')[1], value])).toEqual([
    ['', 'gross', '12000.00'],
    ['−', 'withheld', '2280.00'],
    ['=', 'netTo', '9720.00'],
    ['', 'difference', '0.00'],
  ]);
});
