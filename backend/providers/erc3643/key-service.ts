import type { Hex } from 'viem';
import { ChainDown, ChainRefused, chainNode, type TlsOptions } from '#backend/providers/ether/chain-node.ts';
import type { TokenSigner, Unsigned } from './token-signer.ts';

/** A service may ask a vault or a module of hardware first. */
const PATIENCE_MS = 20_000;

/**
 * A key service that signs by `eth_signTransaction`, the common word of Ethereum's programs: Web3Signer speaks it, with keys in HashiCorp Vault, Azure Key Vault,
 * AWS KMS or hardware, and so does anvil. What it gives is believed once it is the very transaction that was asked for, signed by the account. Whatever else it
 * answers is `ChainDown`: nothing is sent, and the next run asks again.
 * @param url from the environment alone: it may lie in a private network
 * @param account in lower case
 * @param tls what is shown to it where it asks for a certificate, and whose word is taken for its own one
 */
export function keyService(url: string, account: string, tls?: TlsOptions): TokenSigner {
  const service = chainNode(url, { patienceMs: PATIENCE_MS, tls });
  return {
    address: async () => account,
    async sign(transaction) {
      const raw = await service.signTransaction(asAsked(transaction, account)).catch((error: unknown) => {
        throw error instanceof ChainRefused ? new ChainDown('the key service refused') : error;
      });
      if (!(await isSigned(raw as Hex, transaction, account)))
        throw new ChainDown('the key service signed something else');
      return raw as Hex;
    },
  };
}

const quantity = (of: bigint | number | undefined): Hex => `0x${BigInt(of ?? 0).toString(16)}`;

function asAsked(transaction: Unsigned, from: string): Record<string, string> {
  const { to, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas, chainId } = transaction;
  return {
    ...{ from, nonce: quantity(nonce), gas: quantity(gas), value: '0x0', data: data ?? '0x', type: '0x2' },
    ...{ maxFeePerGas: quantity(maxFeePerGas), maxPriorityFeePerGas: quantity(maxPriorityFeePerGas) },
    ...{ chainId: quantity(chainId) },
    ...(to ? { to } : {}),
  };
}

/** Whether a signed form is of this transaction, and of this account. */
async function isSigned(raw: Hex, transaction: Unsigned, account: string): Promise<boolean> {
  const { parseTransaction, recoverTransactionAddress, serializeTransaction } = await import('viem');
  try {
    const { r: _, s: __, v: ___, yParity: ____, ...unsigned } = parseTransaction(raw);
    if (serializeTransaction(unsigned as Unsigned) !== serializeTransaction(transaction)) return false;
    return (
      (await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })).toLowerCase() === account
    );
  } catch {
    return false;
  }
}
