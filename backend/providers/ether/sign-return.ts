import { privateKeyToAccount } from 'viem/accounts';
import { getAddress, keccak256, toHex } from 'viem/utils';
import type { SignedTransaction } from '#backend/db/schema/chain-payments.ts';

/** What a plain transfer takes. */
export const TRANSFER_GAS = 21_000n;

interface Return {
  key: Uint8Array;
  chainId: number;
  nonce: number;
  to: string;
  /** Wei of which the fee is taken; more than `gasPrice` × 21,000. */
  wei: bigint;
  /** Wei for one unit of gas, paid whatever the network asks below it, so that nothing of the fee stays behind. */
  gasPrice: bigint;
}

/** Signs the transaction that empties a portion: what it is worth less the fee, which is known to the wei before it is sent (type 2 of EIP-1559). */
export async function signReturn({ key, chainId, nonce, to, wei, gasPrice }: Return): Promise<SignedTransaction> {
  const feeWei = gasPrice * TRANSFER_GAS;
  const raw = await privateKeyToAccount(toHex(key)).signTransaction({
    type: 'eip1559',
    ...{ chainId, nonce },
    to: getAddress(to),
    value: wei - feeWei,
    gas: TRANSFER_GAS,
    maxFeePerGas: gasPrice,
    maxPriorityFeePerGas: gasPrice,
  });
  return { hash: keccak256(raw), raw, sentWei: (wei - feeWei).toString(), feeWei: feeWei.toString() };
}

/** A first price: a quarter above what the node says, so that it is carried out although the next blocks ask a little more. */
export function firstPrice(asked: bigint): bigint {
  return (asked * 5n + 3n) / 4n;
}

/** The price of a transaction that replaces another: nodes take it from 10 % more on; an eighth more, or what a first one would be offered now. */
export function nextPrice(before: bigint, asked: bigint): bigint {
  const more = (before * 9n + 7n) / 8n;
  const fresh = firstPrice(asked);
  return more > fresh ? more : fresh;
}
