import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentUse, contrastPairs, toldRatio } from './contrast-pairs.ts';
import { CHART_COLORS, GROUNDS, HEADERS, type Look } from './look.ts';
import { REFERENCE_BRANDS } from './reference-brands.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyLook: fc.Arbitrary<Look> = fc
  .record({
    accent: anyColor,
    accent_dark: fc.option(anyColor, { nil: undefined }),
    ground: fc.constantFrom(...GROUNDS),
    header: fc.constantFrom(...HEADERS),
    chart: fc.constantFrom(...CHART_COLORS),
  })
  .map((colors) => ({ ...REFERENCE_BRANDS.exeu, ...colors }));
const SCHEMES = ['light', 'dark'] as const;

describe('the pairs of a look', () => {
  it('pass whatever the brand is, because what is drawn is worked out to be read', () => {
    fc.assert(
      fc.property(anyLook, fc.constantFrom(...SCHEMES), (look, scheme) => {
        expect(contrastPairs(look, scheme).filter(({ passes }) => !passes)).toEqual([]);
      }),
    );
  });

  it('have the ratio that their own two colours have by the book', () => {
    const [text] = contrastPairs({ ...REFERENCE_BRANDS.exeu, ground: 'white' }, 'light');
    expect(text).toMatchObject({ name: 'text', under: '#ffffff', least: 4.5, passes: true });
    // #767676 on white is the book's own example of the least that passes.
    expect(toldRatio(4.5422)).toBe(4.5);
    expect(toldRatio(4.49999)).toBe(4.4);
    expect(toldRatio(21)).toBe(21);
  });
});

describe('the brand’s colour', () => {
  const look = (accent: string, accent_dark?: string): Look => ({
    ...REFERENCE_BRANDS.exeu,
    ground: 'cream',
    header: 'paper',
    accent,
    accent_dark,
  });

  it('is drawn as it is written where it can be read, and told otherwise where not', () => {
    const dark = accentUse(look('#003D7A'), 'light');
    expect(dark).toMatchObject({ written: '#003d7a', fill: '#003d7a', link: '#003d7a' });
    const pale = accentUse(look('#b6e51d'), 'light');
    expect(pale.writtenRatio).toBeLessThan(2);
    expect(pale.fill).toBe('#b6e51d');
    expect(pale.link).not.toBe('#b6e51d');
  });

  it('is in the dark the one chosen for it, else the lifted one that is drawn', () => {
    expect(accentUse(look('#003d7a', '#8FBDF0'), 'dark').written).toBe('#8fbdf0');
    const lifted = accentUse(look('#003d7a'), 'dark');
    expect(lifted.written).toBe(lifted.fill);
  });

  it('reminds of a status where it resembles one, and of none otherwise', () => {
    expect(accentUse(look('#c0272d'), 'light').like).toBe('negative');
    expect(accentUse(look('#14713f'), 'light').like).toBe('positive');
    expect(accentUse(look('#5b2a86'), 'light').like).toBe(null);
  });
});
