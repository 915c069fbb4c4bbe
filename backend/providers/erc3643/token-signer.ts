import type { HDKey } from '@scure/bip32';
import type { Hex, Signature } from 'viem';

/**
 * Who signs what goes to the chain. The key itself stays with it: a key service implements this by asking for one secp256k1 signature over a hash. Both may
 * take their time and fail; neither is called inside a transaction.
 */
export interface TokenSigner {
  /** The account, in lower case. It owns the contracts of the tenant's tokens and is their agent. */
  address(): Promise<string>;
  /** @param hash keccak-256 of the unsigned transaction */
  signTransaction(hash: Hex): Promise<Signature>;
}

/** The key that an environment variable holds, or this machine's own. @param account its extended private key; its first child signs */
export function keySigner(account: HDKey): TokenSigner {
  const key = account.deriveChild(0).privateKey;
  if (!key) throw new Error('the account has no private key');
  return {
    address: async () => {
      const { privateKeyToAddress } = await import('viem/accounts');
      return privateKeyToAddress(await hexOf(key)).toLowerCase();
    },
    signTransaction: async (hash) => {
      const { sign } = await import('viem/accounts');
      return sign({ hash, privateKey: await hexOf(key) });
    },
  };
}

async function hexOf(key: Uint8Array): Promise<Hex> {
  const { toHex } = await import('viem/utils');
  return toHex(key);
}
