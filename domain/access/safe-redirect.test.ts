import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const HOME = '/login';

describe('a redirect target', () => {
  it.each([
    '/user/issuances',
    '/user/issuances?tab=all&page=2#top',
    '/invest/sol/invest?next=%2Fuser%2Fportfolio',
    '/invest/caf%C3%A9',
    '/a?x=//evil.example',
    '/',
  ])('keeps %s', (target) => {
    expect(safeRedirect(target, HOME)).toBe(target);
  });

  it('encodes what is not ASCII and keeps its meaning', () => {
    expect(safeRedirect('/invest/café?q=ñ', HOME)).toBe('/invest/caf%C3%A9?q=%C3%B1');
  });

  it.each([
    null,
    undefined,
    '',
    'user',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000',
    '/ /evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%252fevil.example',
    '/%25252525255cevil.example',
    '/%09/evil.example',
    '/x%0d%0aSet-Cookie:a=b',
    '/x?y=%0d%0aSet-Cookie:a=b',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a/../../b',
    '/%',
    '/%zz',
    '/a\\b',
    'javascript:alert(1)',
    '/\u2028',
    '/\u0085/evil.example',
    `/${'a'.repeat(2048)}`,
    ' /user',
  ])('refuses %j', (target) => {
    expect(safeRedirect(target, HOME)).toBe(HOME);
  });

  it('always stays on its own site, read once or decoded again, and is stable', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '%252f',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '%',
      '\n',
      'ñ',
      'https:',
      ';',
      '\u00a0',
    );
    const target = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(target, (text) => {
        const result = safeRedirect(text, HOME);
        expect(new URL(result, 'https://tenant.example').host).toBe('tenant.example');
        const path = result.split(/[?#]/)[0] ?? '';
        expect(new URL(decodeURIComponent(path), 'https://tenant.example').host).toBe('tenant.example');
        expect(safeRedirect(result, '/refused')).toBe(result);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps every ordinary address of ours', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const query = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.stringMatching(/^[\w ñ/&.-]{0,12}$/));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), query, (segments, pairs) => {
        const search = new URLSearchParams(pairs).toString();
        const address = `/${segments.join('/')}${search ? `?${search}` : ''}`;
        expect(safeRedirect(address, '/refused')).toBe(address);
      }),
    );
  });
});
