import type { Hex } from 'viem';
import type { ChainNode } from '#backend/providers/ether/chain-node.ts';
import { type Suite, type SuiteContract, suite } from './suite.ts';

/** Data of a call of a contract's function. */
export async function encoded(contract: SuiteContract, functionName: string, args: readonly unknown[]): Promise<Hex> {
  const [{ encodeFunctionData }, contracts] = await Promise.all([import('viem'), suite()]);
  return encodeFunctionData({ abi: contracts[contract].abi, functionName, args });
}

/** Data of the transaction that makes a contract. */
export async function creation(contract: SuiteContract, args: readonly unknown[]): Promise<Hex> {
  const [{ encodeDeployData }, contracts] = await Promise.all([import('viem'), suite()]);
  const { abi, bytecode } = contracts[contract];
  // One without a constructor takes none.
  return encodeDeployData({ abi, bytecode, ...(args.length > 0 ? { args } : {}) } as never);
}

/** What a contract answers to a question that changes nothing. */
export async function read(
  node: ChainNode,
  { contract, at }: { contract: keyof Suite; at: string },
  functionName: string,
  args: readonly unknown[] = [],
): Promise<unknown> {
  const data = await encoded(contract, functionName, args);
  const [{ decodeFunctionResult }, contracts] = await Promise.all([import('viem'), suite()]);
  const answer = await node.call({ to: at, data });
  return decodeFunctionResult({ abi: contracts[contract].abi, functionName, data: answer as Hex });
}

/** How an address stands with a token. */
export async function holderAt(
  node: ChainNode,
  { address, registry }: { address: string; registry: string },
  of: string,
) {
  const token = { contract: 'Token', at: address } as const;
  const [tokens, frozen, listed] = await Promise.all([
    read(node, token, 'balanceOf', [of]),
    read(node, token, 'isFrozen', [of]),
    read(node, { contract: 'IdentityRegistry', at: registry }, 'contains', [of]),
  ]);
  return { tokens: Number(tokens), frozen: frozen === true, listed: listed === true };
}

/** As ERC-734 names a key: the hash of the address. */
export async function keyOf(address: string): Promise<Hex> {
  const { encodeAbiParameters, keccak256 } = await import('viem');
  return keccak256(encodeAbiParameters([{ type: 'address' }], [address as Hex]));
}
