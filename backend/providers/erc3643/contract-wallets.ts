import { encodeFunctionData, hashMessage, parseAbi } from 'viem/utils';
import type { ContractWallets } from '#backend/modules/wallets/contract-wallets.ts';
import { ChainDown, ChainRefused } from '#backend/providers/ether/chain-node.ts';
import { tokenConnectionOf, tokenNode } from './token-connection.ts';

const ABI = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
/** What a contract answers that takes the signature for its own (EIP-1271): the selector itself, in the first of 32 bytes. */
const MAGIC = `0x1626ba7e${'0'.repeat(56)}`;

/** Contracts on the chain of a tenant's tokens. A node of another chain is believed in nothing. */
export const contractWallets: ContractWallets = {
  chainIdOf: (tenant, config) => tokenConnectionOf(tenant, config)?.chainId ?? null,
  async isSigned(tenant, config, { address, message, signature }) {
    const connection = tokenConnectionOf(tenant, config);
    if (!connection) return false;
    const node = tokenNode(connection);
    try {
      if ((await node.chainId()) !== connection.chainId) return 'down';
      const args = [hashMessage(message), signature] as const;
      const data = encodeFunctionData({ abi: ABI, functionName: 'isValidSignature', args });
      return (await node.call({ to: address, data })).toLowerCase() === MAGIC;
    } catch (error) {
      // A contract that fails has said no.
      if (error instanceof ChainRefused) return false;
      if (error instanceof ChainDown) return 'down';
      throw error;
    }
  },
};
