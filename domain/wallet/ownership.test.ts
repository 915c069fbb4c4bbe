import fc from 'fast-check';
import { getAddress } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { ownershipMessage, readSignature, readWallet } from './ownership.ts';

/** Of EIP-55 itself. */
const PUBLISHED = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const hexes = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length }).map((all) => all.join(''));
const ABOUT = { host: 'aurora.test', chainId: 1, nonce: 'abc', until: new Date('2026-11-23T12:00:00Z') } as const;

describe('the address of a wallet', () => {
  it.each(PUBLISHED)('%s is taken as EIP-55 writes it, without its 0x, in small letters and with blanks', (address) => {
    for (const typed of [
      address,
      address.slice(2),
      address.toLowerCase(),
      ` ${address.slice(0, 9)} ${address.slice(9)} `,
    ])
      expect(readWallet(typed, getAddress)).toEqual({ address });
  });

  it('is refused where one capital is another, because a letter may be as well', () => {
    const changed = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(readWallet(changed, getAddress)).toMatchObject({ problem: { key: 'validator.error_wallet_checksum' } });
  });

  it('is refused where it is none, or nobody’s', () => {
    for (const typed of ['', '0x12', 'vitalik.eth', `0x${'g'.repeat(40)}`, `0x${'a'.repeat(41)}`, '０ｘ１'])
      expect(readWallet(typed, getAddress)).toHaveProperty('problem');
    expect(readWallet('0'.repeat(40), getAddress)).toMatchObject({ problem: { key: 'validator.error_ether_own' } });
  });

  it('comes out in one form, whatever the case in which it was typed, and read again is the same', () => {
    fc.assert(
      fc.property(hexes(40), (hex) => {
        const small = readWallet(hex, getAddress);
        fc.pre('address' in small);
        expect(readWallet(`0x${hex.toUpperCase()}`, getAddress)).toEqual(small);
        if ('address' in small) expect(readWallet(small.address, getAddress)).toEqual(small);
      }),
    );
  });
});

describe('the words that a wallet signs', () => {
  it.each(['es', 'en'] as const)('are one line of plain letters that names all it is about, in %s', (lang) => {
    const message = ownershipMessage({ ...ABOUT, address: PUBLISHED[0] ?? '', lang });
    expect(message).toMatch(/^[\x20-\x7e]+$/);
    for (const part of ['aurora.test', PUBLISHED[0], ' 1.', 'abc', '2026-11-23T12:00:00.000Z'])
      expect(message).toContain(part);
  });

  it('differ with every part of what they are about', () => {
    const of = (change: object) => ownershipMessage({ ...ABOUT, address: PUBLISHED[0] ?? '', lang: 'es', ...change });
    const all = [{}, { host: 'otra.test' }, { chainId: 137 }, { chainId: null }, { nonce: 'abd' }, { lang: 'en' }];
    expect(new Set(all.map(of)).size).toBe(all.length);
  });
});

describe('a signature as it was pasted', () => {
  it('is read with blanks, line ends and quotes around and within', () => {
    expect(readSignature(' "0xAB\r\n cd" ')).toBe('0xABcd');
    expect(readSignature('abcd')).toBe('0xabcd');
  });

  it('is none where it is no hex, odd, empty or longer than any wallet’s', () => {
    for (const text of ['', '0x', '0xabc', 'firma', `0x${'ab'.repeat(10_001)}`]) expect(readSignature(text)).toBeNull();
  });

  it('is the same hex for every text that has it', () => {
    fc.assert(
      fc.property(hexes(130), fc.integer({ min: 1, max: 129 }), (hex, at) => {
        expect(readSignature(`0x${hex.slice(0, at)}\n${hex.slice(at)}`)).toBe(`0x${hex}`);
      }),
    );
  });
});
