import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCssRule, maySay } from './css-policy.ts';

/** Ways to hide, move, shrink, cover or pale something, or to make its text unreadable. */
const HIDING = [
  'display',
  'visibility',
  'opacity',
  'content-visibility',
  'clip',
  'clip-path',
  'mask',
  'mask-image',
  'filter',
  'backdrop-filter',
  'mix-blend-mode',
  'transform',
  'translate',
  'scale',
  'rotate',
  'zoom',
  'position',
  'inset',
  'top',
  'left',
  'z-index',
  'width',
  'max-width',
  'height',
  'max-height',
  'block-size',
  'overflow',
  'margin',
  'margin-inline-start',
  'float',
  'order',
  'grid-row',
  'grid-area',
  'text-indent',
  'font-size',
  'font-family',
  'font',
  'line-height',
  'text-shadow',
  'box-shadow',
  'outline',
  'background',
  'background-color',
  'animation',
  'animation-name',
  'transition',
  '-webkit-text-fill-color',
  'view-transition-name',
  '--lj-ink',
  '--lj-paper',
  '--lj-surface',
  '--lj-caution',
  '--lj-focus',
  '--lj-font-body',
  'all',
];

describe('the css of a tenant', () => {
  it('hides, moves, shrinks and covers nothing that may stand around a warning, by any means', () => {
    const around = [
      'html',
      'body',
      'main',
      'div',
      'section',
      'article',
      'form',
      'p',
      'span',
      'strong',
      'label',
      'li',
      null,
    ];
    for (const tag of around)
      for (const property of HIDING)
        expect([tag, property, maySay({ tag, part: null }, property)]).toEqual([tag, property, false]);
  });

  it('moves and covers nothing from where it may be freely dressed', () => {
    const covering = HIDING.slice(HIDING.indexOf('content-visibility'), HIDING.indexOf('width'));
    for (const tag of ['h1', 'header', 'img', 'nav'])
      for (const property of [
        ...covering,
        'box-shadow',
        'text-shadow',
        'text-indent',
        'order',
        'grid-row',
        'animation',
        'all',
      ])
        expect([tag, property, maySay({ tag, part: 'after' }, property)]).toEqual([tag, property, false]);
  });

  it('refuses a property that nobody listed, whatever it is said of', () => {
    const tag = fc.constantFrom('h1', 'footer', 'div', null);
    fc.assert(
      fc.property(tag, fc.stringMatching(/^x[a-z-]{2,20}$/), (one, property) => {
        expect(maySay({ tag: one, part: null }, property)).toBe(false);
      }),
    );
  });

  it('dresses headings, pictures, grounds of bars and buttons, and the brand’s own tokens', () => {
    expect(maySay({ tag: 'h1', part: null }, 'letter-spacing')).toBe(true);
    expect(maySay({ tag: 'h2', part: null }, 'font-size')).toBe(true);
    expect(maySay({ tag: 'img', part: null }, 'display')).toBe(true);
    expect(maySay({ tag: 'footer', part: null }, 'background')).toBe(true);
    expect(maySay({ tag: 'footer', part: null }, 'display')).toBe(false);
    expect(maySay({ tag: null, part: 'selection' }, 'background')).toBe(true);
    expect(maySay({ tag: null, part: 'after' }, 'background')).toBe(false);
    expect(maySay({ tag: null, part: null }, '--lj-accent')).toBe(true);
    expect(maySay({ tag: null, part: null }, '--own')).toBe(true);
  });

  it('takes rules that hold styles, and no others', () => {
    for (const kind of ['style', 'media', 'supports', 'container', 'page']) expect(isCssRule(kind)).toBe(true);
    for (const kind of [
      'import',
      'scope',
      'keyframes',
      'font-face',
      'property',
      'starting-style',
      'layer-block',
      'unknown',
    ])
      expect(isCssRule(kind)).toBe(false);
  });
});
