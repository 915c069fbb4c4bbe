import fc from 'fast-check';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { isSignedByKey } from './signed-by-key.ts';

/** Published in the documentation of web3.js (`eth.accounts.sign`). */
const PUBLISHED = {
  address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
  message: 'Some data',
  signature:
    '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
} as const;

describe('a signature by the key of an address', () => {
  it('is known by a published example, whatever the capitals of the address', async () => {
    expect(await isSignedByKey(PUBLISHED)).toBe(true);
    expect(await isSignedByKey({ ...PUBLISHED, address: PUBLISHED.address.toLowerCase() })).toBe(true);
  });

  it('says no to other words, another address and a changed signature', async () => {
    const other = privateKeyToAccount(generatePrivateKey()).address;
    expect(await isSignedByKey({ ...PUBLISHED, message: 'Some data.' })).toBe(false);
    expect(await isSignedByKey({ ...PUBLISHED, address: other })).toBe(false);
    expect(
      await isSignedByKey({
        ...PUBLISHED,
        signature: `${PUBLISHED.signature.slice(0, 20)}00${PUBLISHED.signature.slice(22)}` as '0x',
      }),
    ).toBe(false);
  });

  it('says no to what is no signature at all, of any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const signature = `0x${Buffer.from(bytes).toString('hex')}` as const;
        expect(await isSignedByKey({ ...PUBLISHED, signature })).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('says yes to what viem signs, for words of any script', async () => {
    const account = privateKeyToAccount(generatePrivateKey());
    for (const message of ['', 'Este monedero es mío', '钱包\nmultiple']) {
      const signature = await account.signMessage({ message });
      expect(await isSignedByKey({ address: account.address, message, signature })).toBe(true);
    }
  });
});
