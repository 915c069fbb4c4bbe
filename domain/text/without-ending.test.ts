import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutEmptyPlaces, withoutEnding, withoutSlashes } from './without-ending.ts';

describe('withoutEnding', () => {
  it('takes the end away that fits, and nothing else', () => {
    expect(withoutSlashes('https://a.es///')).toBe('https://a.es');
    expect(withoutSlashes('///')).toBe('');
    expect(withoutEnding('a.b. .', (sign) => sign === '.' || sign === ' ')).toBe('a.b');
  });

  it('does what the pattern does, at any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '/') }), (text) => {
        expect(withoutSlashes(text)).toBe(text.replace(/\/+$/, ''));
      }),
    );
    const long = `a${'/'.repeat(200_000)}a`;
    expect(withoutSlashes(long)).toBe(long);
  });
});

it.each([
  ['1.50', '1.5'],
  ['2.00', '2'],
  ['100', '100'],
  ['0.0', '0'],
  ['10.01', '10.01'],
])('%s is shortest as %s', (decimal, short) => {
  expect(withoutEmptyPlaces(decimal)).toBe(short);
});
