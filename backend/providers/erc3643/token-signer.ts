import type { HDKey } from '@scure/bip32';
import type { Hex, TransactionSerializableEIP1559 } from 'viem';

/** What is signed: a whole transaction, so that whoever holds the key can see what it pays for. */
export type Unsigned = TransactionSerializableEIP1559;

/**
 * Who signs what goes to the chain. The key itself stays with it: in an environment variable (`keySigner`) or with a key service (`key-service.ts`). Both may
 * take their time and fail; neither is called inside a transaction.
 */
export interface TokenSigner {
  /** The account, in lower case. It owns the contracts of the tenant's tokens and is their agent. */
  address(): Promise<string>;
  /** The signed form of this transaction and of no other. */
  sign(transaction: Unsigned): Promise<Hex>;
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
    sign: async (transaction) => {
      const { signTransaction } = await import('viem/accounts');
      return signTransaction({ transaction, privateKey: await hexOf(key) });
    },
  };
}

async function hexOf(key: Uint8Array): Promise<Hex> {
  const { toHex } = await import('viem/utils');
  return toHex(key);
}
