import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEmail, checkPhone, checkUrl, checkWalletAddress, plainPhone } from './contact.ts';
import { checkDate, checkIssuedOn } from './date.ts';
import { checkDniLetter, checkIdNumber, checkPostalCode } from './id-number.ts';
import type { Problem } from './problem.ts';

const key = (found: Problem | null) => found?.key.replace('validator.', '') ?? 'right';

describe('an e-mail address', () => {
  it.each([
    'ana@example.com',
    "o'connor@example.co.uk",
    'a.b+c_d-e@sub.example.es',
    'x@a.museum',
    `${'a'.repeat(64)}@example.com`,
  ])('is right: %s', (text) => {
    expect(key(checkEmail(text))).toBe('right');
  });

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@example.c',
    'an a@example.com',
    'ana@example.com\n',
    'ana@exam_ple.com',
    'ana@example..com',
    'añá@example.com',
    `${'a'.repeat(65)}@example.com`,
    'ana@example.com, luis@example.com',
    '<ana@example.com>',
    'ana@127.0.0.1',
  ])('is wrong: %j', (text) => {
    expect(key(checkEmail(text))).toBe('error_email');
  });

  it('has its own words for missing, short and long', () => {
    expect([
      key(checkEmail('')),
      key(checkEmail('a@b.es', { min: 10 })),
      key(checkEmail('ana@example.com', { max: 10 })),
      key(checkEmail(`a@${'b.'.repeat(200)}es`)),
    ]).toEqual(['error_null', 'error_email_min', 'error_email_max', 'error_email_max']);
  });

  it('an e-mail address that passes here passes the contract too', () => {
    const near = fc
      .string({ unit: fc.constantFrom('a', 'B', '1', '.', '-', '_', '+', "'", '@', ' '), maxLength: 14 })
      .map((text) => `${text}.es`);
    fc.assert(
      fc.property(near, (text) => {
        if (checkEmail(text) === null) expect(z.email().safeParse(text).success).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  it('costs no time however hostile', () => {
    const hostile = [
      `${'a'.repeat(60)}@${'a'.repeat(180)}`,
      `${"a'".repeat(31)}@`,
      `a@${'a-'.repeat(120)}`,
      'a'.repeat(1_000_000),
    ];
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      for (const text of hostile) checkEmail(text);
      return performance.now() - start;
    });
    // The quickest of three: another process on the machine is no failure, and what backtracks takes seconds each time.
    expect(Math.min(...times)).toBeLessThan(500);
  });
});

describe('a web address', () => {
  it.each(['https://example.com', 'http://example.com/a?b=c#d', 'https://ejemplo.es:8443/ñ'])(
    'is right: %s',
    (text) => {
      expect(key(checkUrl(text))).toBe('right');
    },
  );

  it.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https:example.com',
    'https:///example.com',
    'https://user:pw@example.com',
    'https://example',
    'https://exa mple.com',
    'https://example.com\\@evil.es',
    '//example.com',
    'https://',
    ' https://example.com',
    'https://.com',
    'data:text/html,x',
  ])('is wrong: %j', (text) => {
    expect(key(checkUrl(text))).toBe('error_url');
  });

  it('has its own words for missing, short and long', () => {
    expect([
      key(checkUrl('')),
      key(checkUrl('https://a.es', { min: 20 })),
      key(checkUrl(`https://a.es/${'a'.repeat(2048)}`)),
    ]).toEqual(['error_null', 'error_url_min', 'error_url_max']);
  });
});

describe('telephone, wallet and postal code', () => {
  it.each([
    ['600112233', 'right'],
    ['+34600112233', 'right'],
    ['123456789012345', 'right'],
    ['12345678', 'error_phone'],
    ['1234567890123456', 'error_phone'],
    ['++34600112233', 'error_phone'],
    ['600 112 233', 'error_phone'],
    ['٦٠٠١١٢٢٣٣', 'error_phone'],
    ['', 'error_null'],
  ])('phone %j: %s', (text, found) => {
    expect(key(checkPhone(text))).toBe(found);
    expect(plainPhone('+34 (600) 11-22.33')).toBe('+34600112233');
  });

  it.each([
    [`0x${'aB'.repeat(20)}`, 'right'],
    ['0'.repeat(40), 'right'],
    [`0x${'a'.repeat(39)}`, 'error_wallet_address'],
    [`0x${'g'.repeat(40)}`, 'error_wallet_address'],
    [`0X${'a'.repeat(40)}`, 'error_wallet_address'],
    ['', 'error_null'],
  ])('wallet %j: %s', (text, found) => {
    expect(key(checkWalletAddress(text))).toBe(found);
  });

  it.each([
    ['28001', 'right'],
    ['SW1A 1AA', 'right'],
    ['1234-567', 'right'],
    ['12', 'error_postal_code'],
    ['1234567890123', 'error_postal_code'],
    ['---', 'error_postal_code'],
    ['28.001', 'error_postal_code'],
    ['  ', 'error_null'],
  ])('postal code %j: %s', (text, found) => {
    expect(key(checkPostalCode(text))).toBe(found);
  });
});

describe('an ID number', () => {
  it.each([
    ['12345678Z', 'right', 'right'],
    ['12345678-z', 'right', 'right'],
    ['12345678A', 'right', 'error_dni_letter'],
    ['X1234567L', 'right', 'right'],
    ['Y1234567X', 'right', 'right'],
    ['Z1234567R', 'right', 'right'],
    ['X1234567A', 'right', 'error_dni_letter'],
    ['AAA123456', 'right', 'right'],
    ['1234567Z', 'error_id_number', 'error_id_number'],
    ['W1234567L', 'error_id_number', 'error_id_number'],
    ['AB1234567', 'error_id_number', 'error_id_number'],
    ['123456789', 'error_id_number', 'error_id_number'],
    ['', 'error_null', 'error_null'],
    ['<script>', 'error_id_number', 'error_id_number'],
  ])('%j is %s, with its letter %s', (text, shape, letter) => {
    expect([key(checkIdNumber(text)), key(checkDniLetter(text))]).toEqual([shape, letter]);
  });

  it('has exactly one right letter for any digits', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'X', 'Y', 'Z'), fc.integer({ min: 0, max: 9_999_999 }), (prefix, number) => {
        const digits = String(number).padStart(prefix ? 7 : 8, '0');
        const right = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
          (letter) => checkDniLetter(prefix + digits + letter) === null,
        );
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe('a date', () => {
  it.each(['2026-11-21', '2028-02-29', '1930-01-31'])('is right: %s', (text) => {
    expect(key(checkDate(text))).toBe('right');
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '21-11-2026',
    '21/11/2026',
    '2026-11-21T00:00:00Z',
    '٢٠٢٦-١١-٢١',
    '0000-01-01',
    '12026-01-01',
    '2026-11-21 ',
  ])('is wrong: %j', (text) => {
    expect(key(checkDate(text))).toMatch(/^error_date(_|$)/);
  });

  it('keeps its bounds, both included', () => {
    const bounds = { min: '2026-01-01', max: '2026-12-31' };
    expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => key(checkDate(day, bounds)))).toEqual([
      'error_date_range',
      'right',
      'right',
      'error_date_range',
    ]);
  });

  it('names only the bounds that there are', () => {
    expect(checkDate('2026-11-22', { max: '2026-11-21' })).toEqual({
      key: 'validator.error_date_max',
      params: { max: '2026-11-21' },
    });
    expect(checkDate('2026-11-20', { min: '2026-11-21' })).toEqual({
      key: 'validator.error_date_min',
      params: { min: '2026-11-21' },
    });
  });

  it('the date of a company document lies within the last three months', () => {
    const found = (issued: string, today: string) => key(checkIssuedOn(issued, today));
    expect([
      found('2026-08-21', '2026-11-21'),
      found('2026-08-20', '2026-11-21'),
      found('2026-11-21', '2026-11-21'),
      found('2026-11-22', '2026-11-21'),
    ]).toEqual(['right', 'error_document_age', 'right', 'error_document_age']);
    expect([
      found('2026-02-28', '2026-05-31'),
      found('2026-02-27', '2026-05-31'),
      found('2025-11-30', '2026-02-28'),
    ]).toEqual(['right', 'error_document_age', 'right']);
    expect([found('never', '2026-11-21'), found('', '2026-11-21')]).toEqual(['error_date', 'error_null']);
  });
});
