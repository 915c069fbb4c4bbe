import { ECDH } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { privateKeyToAddress, publicKeyToAddress } from 'viem/accounts';
import { getAddress, toHex } from 'viem/utils';

/** The node under which a tenant's deposit addresses lie: ether's own branch (BIP-44, coin 60), one account per tenant. */
export function accountOf(master: HDKey, account: number): HDKey {
  return master.derive(`m/44'/60'/${account}'/0`);
}

/**
 * The deposit address of an index, in lower case. It is derived from the public side alone: whoever watches needs no private key.
 * @param accountKey extended public key (`xpub…`) of `accountOf`
 */
export function depositAddress(accountKey: string, index: number): string {
  const { publicKey } = HDKey.fromExtendedKey(accountKey).deriveChild(index);
  if (!publicKey) throw new Error('an extended key gave no public key');
  const whole = ECDH.convertKey(publicKey, 'secp256k1', undefined, 'hex', 'uncompressed');
  return publicKeyToAddress(`0x${whole.toString()}`).toLowerCase();
}

/** The private key of a deposit address, from the account's private side. */
export function depositKey(account: HDKey, index: number): Uint8Array {
  const { privateKey } = account.deriveChild(index);
  if (!privateKey) throw new Error('the account has no private key');
  return privateKey;
}

/** The address that a private key signs for, in lower case. */
export function addressOfKey(key: Uint8Array): string {
  return privateKeyToAddress(toHex(key)).toLowerCase();
}

/** An address as people see it: its capitals are its checksum (EIP-55). */
export function checksummed(address: string): string {
  return getAddress(address);
}
