import { describe, expect, it } from 'vitest';
import { code as mailedCode, postalCode } from './fields.ts';

describe('the code of a mail', () => {
  it.each([
    ['12345', true],
    [' 12345\n', true],
    ['', false],
    ['1234', false],
    ['123456', false],
    ['1234٣', false],
    ['1e234', false],
  ])('%j is a code: %s', (code, found) => {
    expect(mailedCode.safeParse(code).success).toBe(found);
  });
});

describe('a postal code', () => {
  it.each([
    ['28013', true],
    ['SW1A 1AA', true],
    ['---', false],
    ['12', false],
    ['1234567890123', false],
  ])('%j is one: %s', (code, found) => {
    expect(postalCode.safeParse(code).success).toBe(found);
  });
});
