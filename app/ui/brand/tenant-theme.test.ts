import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { contrast, mix, readable, toHex, toOklch } from '#domain/brand/color.ts';
import { faceOf } from '#domain/brand/faces.ts';
import { FACE_NAMES } from '#domain/brand/look.ts';
import { darkPalette, lightPalette } from '#domain/brand/palette.ts';
import { tenantThemeCss } from './tenant-theme.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const lookOf = (look: object) => customization.parse({ look }).look;

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
    expect(css).not.toContain('@font-face');
    for (const declaration of css.match(/[{;]\s*[a-z-]+:(?!root)/g) ?? []) expect(declaration).toMatch(/--lj-/);
  });

  it('never touches the focus ring', () => {
    expect(tenantThemeCss(lookOf({}))).not.toContain('--lj-focus');
  });

  it('takes the dark accent that the tenant chose', () => {
    const css = tenantThemeCss(lookOf({ accent: '#1f4fa3', accent_dark: '#8ab4ff' }));
    expect(css.match(/--lj-accent:#8ab4ff/g)).toHaveLength(2);
  });

  it('brings the display face that the look names, from our own address, and no other', () => {
    const css = tenantThemeCss(lookOf({ face: 'fraunces', heading: 'serif' }));
    expect(css.match(/@font-face/g)).toHaveLength(1);
    expect(css).toMatch(/url\(\/faces\/fraunces-600-[0-9a-f]{8}\.woff2\)/);
    expect(css).toMatch(/--lj-font-heading:"Fraunces", ui-serif/);
  });
});

/** The tokens of a stylesheet whose value is another than the plain tenant's, without `--lj-`. */
function changedBy(look: object): string[] {
  const tokens = (css: string) => css.match(/--lj-[\w-]+:[^;}]+/g) ?? [];
  const plain = tokens(tenantThemeCss(lookOf({})));
  const names = tokens(tenantThemeCss(lookOf(look)))
    .filter((token, at) => token !== plain[at])
    .map((token) => token.slice('--lj-'.length, token.indexOf(':')));
  return [...new Set(names)].sort();
}

const TYPE = ['font-heading', 'heading-tracking', 'heading-weight'];
const HEADER = [
  'header',
  'header-fill',
  'header-hover',
  'header-line',
  'on-header',
  'on-header-fill',
  'on-header-soft',
];

describe('a field of the look', () => {
  it.each([
    [{ header: 'dark' }, HEADER],
    [{ face: 'fraunces' }, TYPE],
    [{ heading: 'serif' }, TYPE],
    [{ heading_case: 'upper' }, ['heading-case']],
    [{ figures: 'display' }, ['font-figure']],
    [{ chart: 'pair' }, ['chart-second']],
    [{ chart: 'ink' }, ['chart', 'chart-second']],
    [{ pictures: 'warm' }, ['pictures']],
    [{ radius: 'sharp' }, ['radius', 'radius-control', 'radius-pill']],
    [{ density: 'compact' }, ['pad', 'row', 'section']],
    // Where a project's picture stands and which scheme a visitor sees are no colours.
    [{ hero: 'split' }, []],
    [{ scheme: 'dark' }, []],
  ])('%j changes its own tokens and no other', (look, names) => {
    expect(changedBy(look)).toEqual(names);
  });

  it('a field for paper changes the greys, and of the brand only what is read on them', () => {
    const names = changedBy({ ground: 'deep' });
    for (const grey of ['paper', 'surface', 'sunken', 'ink', 'line']) expect(names).toContain(grey);
    for (const kept of ['accent', 'on-accent', 'radius', 'font-heading', 'pictures']) expect(names).not.toContain(kept);
  });
});

describe('display faces', () => {
  it.each(FACE_NAMES.flatMap((name) => faceOf({ face: name }) ?? []))(
    '$family is at most 20 KB, named by its content, with its licence beside it, and holds Spanish and figures',
    ({ file, family }) => {
      const bytes = readFileSync(path.join('public', file));
      expect(bytes.length).toBeLessThanOrEqual(20_000);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      expect(file).toContain(`-${hash}.woff2`);
      const licence = readFileSync(path.join('public', file.replace(/-\d+-[0-9a-f]{8}\.woff2$/, '.OFL.txt')), 'utf8');
      expect(licence.replaceAll(' ', '')).toContain(family.replaceAll(' ', ''));
      expect(licence).toContain('SIL OPEN FONT LICENSE');
      const font = create(bytes);
      for (const sign of 'ABCXYZabcxyzÁÉÍÓÚÜÑáéíóúüñç¿¡«»ªº0123456789.,€$£%–—·')
        expect(font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0), `${family}: ${sign}`).toBe(true);
    },
  );
});
