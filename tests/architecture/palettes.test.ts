import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TENANT_SEEDS } from '#backend/seed/tenants/all-tenants.ts';
import { customization } from '#contract/customization.ts';
import { contrast } from '#domain/brand/color.ts';
import { CHART_COLORS, GROUNDS, HEADERS } from '#domain/brand/look.ts';
import { darkPalette, lightPalette, type Palette } from '#domain/brand/palette.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyColors = fc.record({
  ground: fc.constantFrom(...GROUNDS),
  header: fc.constantFrom(...HEADERS),
  chart: fc.constantFrom(...CHART_COLORS),
});

/** What stands on a tenant's colours, by day or by night: text at 5:1, marks and borders of controls at 3:1, tints that are seen. */
function expectReadable(palette: Palette, of = '') {
  const above = (floor: number, over: keyof Palette, under: keyof Palette) =>
    expect(contrast(palette[over], palette[under]), `${of} ${over} on ${under}`).toBeGreaterThanOrEqual(floor);
  for (const ground of ['paper', 'surface', 'accent-tint'] as const) {
    for (const name of ['ink', 'ink-soft', 'accent-strong'] as const) above(5, name, ground);
    above(3, 'accent-mark', ground);
  }
  for (const ground of ['paper', 'surface'] as const) {
    for (const mark of ['line-strong', 'chart', 'chart-second'] as const) above(3, mark, ground);
    above(7, 'focus', ground);
    above(1.1, 'accent-tint', ground);
  }
  for (const name of ['progress', 'positive', 'caution', 'negative'] as const) {
    for (const ground of ['paper', 'surface'] as const) {
      above(5, name, ground);
      above(1.1, `${name}-tint`, ground);
    }
    above(5, name, `${name}-tint`);
    above(7, 'ink', `${name}-tint`);
    above(5, 'ink-soft', `${name}-tint`);
  }
  above(5, 'ink-soft', 'sunken');
  above(5, 'on-accent', 'accent');
  above(5, 'on-accent', 'accent-hover');
  above(5, 'on-negative', 'negative');
  for (const name of ['on-header', 'on-header-soft'] as const) {
    above(5, name, 'header');
    above(5, name, 'header-hover');
  }
  above(5, 'on-header-fill', 'header-fill');
}

describe('the palette reads at 5:1, whatever the brand', () => {
  it.each(TENANT_SEEDS)('the palette of $name reads at 5:1 by day and by night', ({ name, customization: own }) => {
    const { look } = customization.parse(own);
    expectReadable(lightPalette(look.accent, look), `${name}, light:`);
    expectReadable(darkPalette(look.accent, look.accent_dark, look), `${name}, dark:`);
  });

  it('the light palette reads at 5:1 on every ground and under every header', () => {
    fc.assert(fc.property(anyColor, anyColors, (accent, look) => expectReadable(lightPalette(accent, look))));
  });

  it('the dark palette reads at 5:1 with a derived accent and with a chosen one', () => {
    fc.assert(fc.property(anyColor, anyColors, (accent, look) => expectReadable(darkPalette(accent, undefined, look))));
    fc.assert(
      fc.property(anyColor, anyColor, anyColors, (accent, chosen, look) =>
        expectReadable(darkPalette(accent, chosen, look)),
      ),
    );
  });

  it('keeps the brand colour itself under the buttons', () => {
    expect(lightPalette('#FFD400').accent).toBe('#ffd400');
    expect(lightPalette('#ffd400')['on-accent']).not.toBe('#ffffff');
    expect(lightPalette('#0b6b4f')['accent-strong']).toBe('#0b6b4f');
  });
});
