import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOption } from './choice.ts';
import { csvCell } from './csv-cell.ts';
import { checkFileCount, checkFileSize, checkFileType } from './file.ts';
import { checkNumber } from './number.ts';
import type { Problem } from './problem.ts';
import { checkNoSpecialChars, checkPassword, checkRequired, checkSamePassword, checkText } from './text.ts';
import { checkUnsafeText } from './unsafe-text.ts';

const key = (found: Problem | null) => found?.key.replace('validator.', '') ?? 'right';

describe('a text', () => {
  it('is missing when empty or blank, and only where it is required', () => {
    for (const empty of ['', '  ', '\t\n', null, undefined]) expect(key(checkRequired(empty))).toBe('error_null');
    expect(key(checkText('', { required: true, min: 3 }))).toBe('error_null');
    expect(key(checkText('', { min: 3 }))).toBe('right');
  });

  it('is as long as people count it', () => {
    expect(checkText('ab', { min: 3 })).toEqual({ key: 'validator.error_string_min', params: { min: 3 } });
    expect(checkText('x'.repeat(51), { max: 50 })).toEqual({ key: 'validator.error_string_max', params: { max: 50 } });
    expect(key(checkText('🍊'.repeat(50), { max: 50 }))).toBe('right');
  });

  it('has no special characters but the Spanish ones where that is asked', () => {
    expect(key(checkText('Ñandú Pingüino 3', { noSpecialChars: true }))).toBe('right');
    expect(key(checkNoSpecialChars('a\u0301'))).toBe('right');
    for (const text of ['a-b', 'a.b', 'ç', 'à', '<b>', 'a\nb', '٣', 'е'])
      expect(key(checkNoSpecialChars(text))).toBe('error_string_special_chars');
  });

  it('is a password from 8 to 200 characters, blanks and all', () => {
    expect(key(checkPassword('        '))).toBe('right');
    expect(key(checkPassword('1234567'))).toBe('error_string_min');
    expect(key(checkPassword(''))).toBe('error_null');
    expect(key(checkPassword('x'.repeat(201)))).toBe('error_string_max');
    expect([key(checkSamePassword('a', 'a')), key(checkSamePassword('a', 'A'))]).toEqual([
      'right',
      'error_password_match',
    ]);
  });
});

describe('a number', () => {
  it.each([
    ['', { required: true }, 'error_null'],
    ['', {}, 'right'],
    ['1e3', {}, 'error_number'],
    ['abc', {}, 'error_number'],
    ['5', { min: 6 }, 'error_number_min'],
    ['5', { min: '5.000001' }, 'error_number_min'],
    ['5', { max: 4 }, 'error_number_max'],
    ['5', { min: 6, tokens: true }, 'error_number_min_tokens'],
    ['5', { max: 4, tokens: true }, 'error_number_max_tokens'],
    ['5.5', { integer: true }, 'error_number_integer'],
    ['5.0', { integer: true }, 'error_number_integer'],
    ['-5', { integer: true }, 'right'],
    ['12', { minDigits: 3 }, 'error_number_min_digits'],
    ['-1234', { maxDigits: 3 }, 'error_number_max_digits'],
    ['5', { min: 5, max: 5 }, 'right'],
    ['0.1234567', {}, 'error_number_decimals'],
  ] as const)('%j with %j: %s', (text, rules, found) => {
    expect(key(checkNumber(text, rules))).toBe(found);
  });

  it('is compared exactly where floats are equal', () => {
    expect(key(checkNumber('9007199254740993', { max: '9007199254740992' }))).toBe('error_number_max');
    expect(() => checkNumber('1', { min: 'x' })).toThrow(RangeError);
  });
});

describe('choices and files', () => {
  it('take offered options, and files that are neither empty, too big, too many nor of another type', () => {
    expect([key(checkOption('a', ['a'])), key(checkOption('b', ['a'])), key(checkOption('', ['a']))]).toEqual([
      'right',
      'error_option',
      'error_null',
    ]);
    expect([0, 1, 10_000_000, 10_000_001, Number.NaN].map((bytes) => key(checkFileSize(bytes, 10)))).toEqual([
      'error_file_empty',
      'right',
      'right',
      'error_file_size',
      'error_file_empty',
    ]);
    const allowed = { 'application/pdf': 'PDF', 'image/png': 'PNG' };
    expect([
      key(checkFileType('image/png', allowed)),
      key(checkFileType(null, allowed)),
      key(checkFileType('toString', allowed)),
    ]).toEqual(['right', 'error_file_type', 'error_file_type']);
    expect(checkFileType('image/svg+xml', allowed)?.params).toEqual({ types: 'PDF, PNG' });
    expect([key(checkFileCount(5, 5)), key(checkFileCount(6, 5))]).toEqual(['right', 'error_file_count']);
  });
});

describe('a text that looks like an injection', () => {
  it.each([
    "' OR '1'='1",
    "admin'--",
    "' or 1=1 --",
    '1 UNION SELECT password FROM users',
    "'; DROP TABLE users",
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '< SVG onload=x>',
    'x"; exec xp',
    'pg_sleep(5)',
  ])('is flagged: %s', (text) => {
    expect(key(checkUnsafeText(text))).toBe('error_unsafe_text');
  });

  it.each([
    "o'connor@example.com",
    'select.union@example.com',
    'maria-jose@correo.es',
    'a+b@example.com',
    'ana; luis',
    'rock & roll',
    '',
    'from.me@onload.example',
    "d'Or and 1 more",
  ])('is not: %s', (text) => {
    expect(key(checkUnsafeText(text))).toBe('right');
  });

  it('is looked for in no time, however long and odd', () => {
    const hostile = [
      "'".repeat(50_000),
      'select '.repeat(9000),
      '< '.repeat(30_000),
      `'${' '.repeat(60_000)}`,
      `update ${'x '.repeat(30_000)}`,
    ];
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      for (const text of hostile) checkUnsafeText(text);
      return performance.now() - start;
    });
    // The quickest of three: another process on the machine is no failure, and what backtracks takes seconds each time.
    expect(Math.min(...times)).toBeLessThan(500);
  });
});

describe('a CSV cell', () => {
  it('never begins as a formula, and is otherwise left alone', () => {
    expect(['=1+1', '+34', '-1', '@x', '\tx', '\rx', '＝1'].map(csvCell)).toEqual([
      "'=1+1",
      "'+34",
      "'-1",
      "'@x",
      "'\tx",
      "'\rx",
      "'＝1",
    ]);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', 'a', '1', "'", ' ') }), (text) => {
        const cell = csvCell(text);
        expect('=+-@\t\r'.includes(cell.charAt(0)) && cell !== '').toBe(false);
        expect(cell === text || cell === `'${text}`).toBe(true);
      }),
    );
  });
});
