import { getAddress } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { readRecipient, recipientProblem } from './recipient.ts';

const MIXED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const wrong = (typed: string) => recipientProblem(typed, (address) => getAddress(address))?.key ?? null;

describe('a recipient of tokens', () => {
  it('is read from an address with or without its 0x, and from a code with blanks and small letters', () => {
    expect(readRecipient(` ${MIXED} `)).toEqual({ address: MIXED });
    expect(readRecipient(MIXED.slice(2))).toEqual({ address: MIXED });
    expect(readRecipient('ac3 de4f')).toEqual({ code: 'AC3DE4F' });
    expect(readRecipient('nobody')).toBeNull();
  });

  it('is refused where a letter of the address is wrong, and taken in one case alone, which has no checksum', () => {
    expect([wrong(MIXED), wrong(MIXED.toLowerCase()), wrong('AC3DE4F')]).toEqual([null, null, null]);
    expect(wrong(MIXED.replace('5aA', '5AA'))).toBe('validator.error_wallet_checksum');
    expect(wrong(`0x${'0'.repeat(40)}`)).toBe('validator.error_wallet_address');
    expect(wrong(MIXED.slice(0, 41))).toBe('validator.error_wallet_address');
    expect(wrong('')).toBe('validator.error_null');
  });
});
