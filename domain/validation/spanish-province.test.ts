import { expect, it } from 'vitest';
import { spanishProvince } from './spanish-province.ts';

it.each([
  ['01001', 'Álava'],
  ['07800', 'Illes Balears'],
  [' 28013 ', 'Madrid'],
  ['48001', 'Bizkaia'],
  ['52001', 'Melilla'],
])('the Spanish postal code %s names the province %s', (code, province) => {
  expect(spanishProvince(code)).toBe(province);
});

it.each(['00123', '53001', '2801', '1100-053', ''])(
  'the text %j, which is no Spanish postal code, names none',
  (code) => {
    expect(spanishProvince(code)).toBeNull();
  },
);
