import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, type KeyKind, momentText } from './cursor.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const KINDS: KeyKind[] = ['moment', 'number', 'text', 'day', 'id'];
const KEYS = ['1732262400123456', '-12', 'Núñez', '2026-02-28', ID];
const SCOPE = ['tenant', 'users', { q: 'ana' }];

describe('a cursor', () => {
  it('comes back as it went, whatever text it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, place) => {
        const cursor = { keys: [...KEYS.slice(0, 2), text, ...KEYS.slice(3)], place };
        const hasNul = text.includes('\u0000');
        expect(decodeCursor(SCOPE, KINDS, encodeCursor(SCOPE, cursor))).toEqual(hasNul ? null : cursor);
      }),
    );
  });

  it('is worth nothing in another list: another tenant, name, order, filter or shape', () => {
    const text = encodeCursor(SCOPE, { keys: KEYS, place: 50 });
    for (const scope of [
      ['other', ...SCOPE.slice(1)],
      ['tenant', 'investments', { q: 'ana' }],
      ['tenant', 'users', {}],
    ])
      expect(decodeCursor(scope, KINDS, text)).toBeNull();
    expect(decodeCursor(SCOPE, KINDS.slice(1), text)).toBeNull();
  });

  it('is never more than garbage where somebody made it up', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeCursor(SCOPE, KINDS, text) === null));
    const forged: [KeyKind, string][] = [
      ['moment', '9999999999999999999'],
      ['moment', 'now()'],
      ['number', '99999999999999999999'],
      ['number', '1.5'],
      ['text', 'a\u0000b'],
      ['text', '\ud800'],
      ['day', '2026-02-31'],
      ['day', '2026-13-01'],
      ['id', ID.replace('1', 'x')],
      ['id', `${ID}0`],
    ];
    for (const [kind, key] of forged)
      expect([kind, key, decodeCursor(SCOPE, [kind], encodeCursor(SCOPE, { keys: [key], place: 1 }))]).toEqual([
        kind,
        key,
        null,
      ]);
    for (const place of [-1, 1.5, 1e13])
      expect(decodeCursor(SCOPE, KINDS, encodeCursor(SCOPE, { keys: KEYS, place }))).toBeNull();
    const long = { keys: [...KEYS.slice(0, 2), 'x'.repeat(3000), ...KEYS.slice(3)], place: 1 };
    expect(decodeCursor(SCOPE, KINDS, encodeCursor(SCOPE, long))).toBeNull();
  });
});

it('writes a moment to the microsecond, before 1970 too', () => {
  expect(momentText('1732262400123456')).toBe('2024-11-22T08:00:00.123456Z');
  expect(momentText('-1')).toBe('1969-12-31T23:59:59.999999Z');
  expect(momentText('-infinity')).toBe('-infinity');
});
