import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { contrast, mix, readable, toHex, toOklch } from './color.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';
import { tenantThemeCss } from './tenant-theme.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const lookOf = (look: object) => customization.parse({ look }).look;

function expectReadable(palette: Palette) {
  const grounds = [palette.paper, palette.surface, palette['accent-tint']];
  for (const ground of grounds) {
    for (const name of ['ink', 'ink-soft', 'accent-strong'] as const) {
      expect(contrast(palette[name], ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette['accent-mark'], ground)).toBeGreaterThanOrEqual(3);
  }
  for (const ground of [palette.paper, palette.surface]) {
    expect(contrast(palette['line-strong'], ground), 'control border').toBeGreaterThanOrEqual(3);
    expect(contrast(palette.focus, ground)).toBeGreaterThanOrEqual(7);
  }
  for (const name of ['progress', 'positive', 'caution', 'negative'] as const) {
    for (const ground of [palette.paper, palette.surface, palette[`${name}-tint`]]) {
      expect(contrast(palette[name], ground), name).toBeGreaterThanOrEqual(5);
    }
    expect(contrast(palette.ink, palette[`${name}-tint`])).toBeGreaterThanOrEqual(7);
    expect(contrast(palette['ink-soft'], palette[`${name}-tint`])).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(palette['ink-soft'], palette.sunken), 'soft ink on sunken').toBeGreaterThanOrEqual(5);
  expect(contrast(palette['on-accent'], palette.accent)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette['on-accent'], palette['accent-hover'])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette['on-negative'], palette.negative)).toBeGreaterThanOrEqual(4.5);
}

describe('colour maths', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#0b6b4f', '#0b6b4f')).toBe(1);
  });

  it('goes to OKLCH and back without loss, for any colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(toHex(toOklch(color))).toBe(color);
      }),
    );
  });

  it('mixes nothing into nothing', () => {
    expect(mix('#a3402b', '#ffffff', 1)).toBe('#a3402b');
    expect(mix('#a3402b', '#ffffff', 0)).toBe('#ffffff');
  });

  it('refuses what is not a colour', () => {
    expect(() => toOklch('red')).toThrow('Not a colour');
  });

  it('leaves a colour alone that reads already', () => {
    expect(readable('#0b6b4f', ['#ffffff'], 4.5, 'darker')).toBe('#0b6b4f');
  });
});

describe('the palette reads at 4.5:1, whatever the brand', () => {
  it('in the light', () => {
    fc.assert(fc.property(anyColor, (accent) => expectReadable(lightPalette(accent))));
  });

  it('in the dark, with a derived accent and with a chosen one', () => {
    fc.assert(fc.property(anyColor, (accent) => expectReadable(darkPalette(accent))));
    fc.assert(fc.property(anyColor, anyColor, (accent, chosen) => expectReadable(darkPalette(accent, chosen))));
  });

  it('keeps the brand colour itself under the buttons', () => {
    expect(lightPalette('#FFD400').accent).toBe('#ffd400');
    expect(lightPalette('#ffd400')['on-accent']).not.toBe('#ffffff');
    expect(lightPalette('#0b6b4f')['accent-strong']).toBe('#0b6b4f');
  });
});

const STATUSES = ['progress', 'positive', 'caution', 'negative'] as const;

describe('statuses are drawn alike for every tenant', () => {
  it('keeps each of them within two degrees of its own hue, and never takes the accent', () => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        for (const palette of [lightPalette, darkPalette]) {
          for (const name of STATUSES) {
            const [own, product] = [toOklch(palette(accent)[name]), toOklch(palette('#0b6b4f')[name])];
            expect(Math.abs(own.h - product.h), `${name} beside ${accent}`).toBeLessThan(2);
            expect(Math.abs(own.l - product.l)).toBeLessThan(0.03);
          }
        }
      }),
    );
  });
});

describe("a tenant's stylesheet", () => {
  it('overrides tokens and nothing else', () => {
    const css = tenantThemeCss(lookOf({ accent: '#a3402b', radius: 'sharp', density: 'compact', heading: 'serif' }));
    expect(css).toContain('--lj-accent:#a3402b');
    expect(css).toContain('--lj-radius:2px');
    expect(css).toContain('--lj-pad:16px');
    expect(css).toMatch(/--lj-font-heading:ui-serif/);
    for (const declaration of css.match(/[{;]\s*[a-z-]+:(?!root)/g) ?? []) expect(declaration).toMatch(/--lj-/);
  });

  it('never touches the focus ring', () => {
    expect(tenantThemeCss(lookOf({}))).not.toContain('--lj-focus');
  });

  it('takes the dark accent that the tenant chose', () => {
    const css = tenantThemeCss(lookOf({ accent: '#1f4fa3', accent_dark: '#8ab4ff' }));
    expect(css.match(/--lj-accent:#8ab4ff/g)).toHaveLength(2);
  });
});
