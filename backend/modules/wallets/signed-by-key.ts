import { verifyMessage } from 'viem/utils';
import type { ContractQuestion } from './contract-wallets.ts';

/** Whether the key of the address has signed the words (EIP-191). What is no signature of a key at all is a no. */
export async function isSignedByKey({ address, message, signature }: ContractQuestion): Promise<boolean> {
  try {
    return await verifyMessage({ address: address as `0x${string}`, message, signature });
  } catch {
    return false;
  }
}
