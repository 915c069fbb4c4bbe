import { describe, expect, test } from 'vitest';
import { isSigned, orderKey, orderKeyOfV2, sign } from './signature.ts';

/** The key that Redsys publishes for everybody's tests. */
const KEY = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
/** A notification of Redsys's test terminal, as it came. */
const NOTICE =
  'eyJEc19EYXRlIjoiMzAlMkYwOCUyRjIwMjIiLCJEc19Ib3VyIjoiMTIlM0ExOCIsIkRzX1NlY3VyZVBheW1lbnQiOiIxIiwiRHNfQ2FyZF9Db3VudHJ5IjoiNzI0IiwiRHNfQW1vdW50IjoiMTU5MDAiLCJEc19DdXJyZW5jeSI6Ijk3OCIsIkRzX09yZGVyIjoiTU4wMDAwNDkiLCJEc19NZXJjaGFudENvZGUiOiIzNTU4NjgxMDAiLCJEc19UZXJtaW5hbCI6IjAwMSIsIkRzX1Jlc3BvbnNlIjoiMDAwMCIsIkRzX01lcmNoYW50RGF0YSI6IiIsIkRzX1RyYW5zYWN0aW9uVHlwZSI6IjAiLCJEc19Db25zdW1lckxhbmd1YWdlIjoiMSIsIkRzX0F1dGhvcmlzYXRpb25Db2RlIjoiMDAyNDEzIiwiRHNfQ2FyZF9CcmFuZCI6IjEiLCJEc19Qcm9jZXNzZWRQYXlNZXRob2QiOiI1IiwiRHNfQ29udHJvbF8xNjYxODU0NjgzOTg4IjoiMTY2MTg1NDY4Mzk4OCJ9';
const SIGNATURE = 'O9aFvML5qK8VBQhV4GK8kFHvmAQaSnX1hfckr7abzIs=';

describe('the key of an order', () => {
  test.each([
    ['0', 'Qyx5NZhbucY='],
    ['012345678', 'ub0/L8+E9+9ITQJwk3SvHA=='],
  ])('the key of order %s', (order, key) => {
    expect(orderKey(KEY, order).toString('base64')).toBe(key);
  });
});

describe('a signature', () => {
  test('is the one that Redsys made', () => {
    expect(sign(KEY, 'MN000049', NOTICE)).toBe(SIGNATURE);
  });

  test('counts in both alphabets of base64', () => {
    const signature = sign(KEY, '0001ABCD0003', 'parameters');
    expect(isSigned(KEY, '0001ABCD0003', 'parameters', signature)).toBe(true);
    const forAddresses = signature.replaceAll('+', '-').replaceAll('/', '_');
    expect(isSigned(KEY, '0001ABCD0003', 'parameters', forAddresses)).toBe(true);
  });

  test.each(['', 'x', SIGNATURE.slice(0, -4), SIGNATURE.replace('O', 'P')])('is not %j', (given) => {
    expect(isSigned(KEY, 'MN000049', NOTICE, given)).toBe(false);
  });

  test('a signature of other parameters or of another order is refused', () => {
    expect(isSigned(KEY, 'MN000049', `${NOTICE} `, SIGNATURE)).toBe(false);
    expect(isSigned(KEY, 'MN000050', NOTICE, SIGNATURE)).toBe(false);
  });
});

/** The worked example of Redsys's page on signing. */
const EXAMPLE = {
  order: '1234567890',
  key: 'RWt3/IPTzYRMXsQtkiGRKg==',
  parameters:
    'eyJEU19NRVJDSEFOVF9BTU9VTlQiOiI5OTkiLCJEU19NRVJDSEFOVF9PUkRFUiI6IjEyMzQ1Njc4OTAiLCJEU19NRVJDSEFOVF9NRVJDSEFOVENPREUiOiI5OTkwMDg4ODEiLCJEU19NRVJDSEFOVF9DVVJSRU5DWSI6Ijk3OCIsIkRTX01FUkNIQU5UX1RSQU5TQUNUSU9OVFlQRSI6IjAiLCJEU19NRVJDSEFOVF9URVJNSU5BTCI6IjEiLCJEU19NRVJDSEFOVF9NRVJDSEFOVFVSTCI6Imh0dHA6XC9cL3d3dy5wcnVlYmEuY29tXC91cmxOb3RpZmljYWNpb24ucGhwIiwiRFNfTUVSQ0hBTlRfVVJMT0siOiJodHRwOlwvXC93d3cucHJ1ZWJhLmNvbVwvdXJsT0sucGhwIiwiRFNfTUVSQ0hBTlRfVVJMS08iOiJodHRwOlwvXC93d3cucHJ1ZWJhLmNvbVwvdXJsS08ucGhwIn0',
  signature: 'Vjo02eSWq249IeZZp3R-ArFnGLhKY0OuzDDlx1BuVtZDC2yhczA7_11uZhsYzLZBCMFAz8u8uzGDX3AErHKmmw',
};

describe('a signature of HMAC_SHA512_V2', () => {
  const { order, key, parameters, signature } = EXAMPLE;

  test('is the one that Redsys publishes, step by step', () => {
    expect(orderKeyOfV2(KEY, order)).toBe(key);
    expect(sign(KEY, order, parameters, 'HMAC_SHA512_V2')).toBe(signature);
    expect(isSigned(KEY, order, parameters, signature, 'HMAC_SHA512_V2')).toBe(true);
  });

  test('counts with and without its padding, and in no other version', () => {
    expect(isSigned(KEY, order, parameters, `${signature}==`, 'HMAC_SHA512_V2')).toBe(true);
    expect(isSigned(KEY, order, parameters, signature, 'HMAC_SHA256_V1')).toBe(false);
    const first = sign(KEY, order, parameters, 'HMAC_SHA256_V1');
    expect(isSigned(KEY, order, parameters, first, 'HMAC_SHA512_V2')).toBe(false);
  });

  test.each([
    ['another order', '1234567891', parameters, signature],
    ['other parameters', order, `${parameters}A`, signature],
    ['a changed sign', order, parameters, signature.replace('V', 'W')],
    ['a part of it', order, parameters, signature.slice(0, 43)],
  ])('a signature of %s is refused', (_, ofOrder, over, given) => {
    expect(isSigned(KEY, ofOrder, over, given, 'HMAC_SHA512_V2')).toBe(false);
  });
});
