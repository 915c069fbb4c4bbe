import { describe, expect, test } from 'vitest';
import { isSigned, orderKey, sign } from './signature.ts';

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
  ])('of %s', (order, key) => {
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

  test('of other parameters or another order does not count', () => {
    expect(isSigned(KEY, 'MN000049', `${NOTICE} `, SIGNATURE)).toBe(false);
    expect(isSigned(KEY, 'MN000050', NOTICE, SIGNATURE)).toBe(false);
  });
});
