import { HDKey } from '@scure/bip32';
import { describe, expect, test } from 'vitest';
import { accountOf, addressOfKey, checksummed, depositAddress, depositKey } from './deposit-keys.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));

/** Vector 1 of BIP-32. */
const master = HDKey.fromMasterSeed(hex('000102030405060708090a0b0c0d0e0f'));

describe('derivation', () => {
  test.each([
    [
      'm',
      'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    ],
    [
      "m/0'/1",
      'xpub6ASuArnXKPbfEwhqN6e3mwBcDTgzisQN1wXN9BJcM47sSikHjJf3UFHKkNAWbWMiGj7Wf5uMash7SyYq527Hqck2AxYysAA7xmALppuCkwQ',
    ],
  ])('%s is the one that BIP-32 gives', (path, key) => {
    expect(master.derive(path).publicExtendedKey).toBe(key);
  });

  test('the address of the public side is the one that the private side signs for, at every index', () => {
    const account = accountOf(master, 7);
    const seen = new Set<string>();
    for (let index = 0; index < 20; index++) {
      const address = depositAddress(account.publicExtendedKey, index);
      expect(address).toBe(addressOfKey(depositKey(account, index)));
      seen.add(address);
    }
    expect(seen.size).toBe(20);
  });

  test('a known wallet: the first address of the words "test test … junk"', () => {
    const seed =
      '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0';
    const account = accountOf(HDKey.fromMasterSeed(hex(seed)), 0);
    expect(checksummed(depositAddress(account.publicExtendedKey, 0))).toBe(
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    );
  });

  test('the public side can neither sign nor reach another account', () => {
    const watching = HDKey.fromExtendedKey(accountOf(master, 0).publicExtendedKey);
    expect(() => depositKey(watching, 0)).toThrow();
    expect(() => watching.derive("m/0'")).toThrow();
  });
});

test.each(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'])(
  'the checksum of %s',
  (address) => {
    expect(checksummed(address.toLowerCase())).toBe(address);
  },
);
