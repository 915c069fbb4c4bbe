import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { ChainNode } from './json-rpc.ts';
import { ripeTransfers, updateTransfer } from './transfers.repository.ts';

const SECOND_MS = 1000;

/**
 * Looks again at what has its confirmations: it counts where it stands in the very block that was read, and was carried out. What stands in
 * another block waits for that one's confirmations; what stands in none is gone, until a block brings it anew.
 */
export async function confirmTransfers(
  deps: Deps,
  tenant: { id: string; host: string },
  node: ChainNode,
  confirmations: number,
): Promise<void> {
  const upTo = (await node.blockNumber()) - confirmations + 1;
  const ripe = await tenantWork(deps, tenant.id, ({ tx }) => ripeTransfers(tx, upTo), tenant.host);
  for (const { hash, blockHash } of ripe) {
    const receipt = await node.receipt(hash);
    const change = !receipt?.status
      ? { state: 'GONE' as const }
      : receipt.blockHash === blockHash
        ? { state: 'CONFIRMED' as const }
        : await standingIn(node, receipt);
    if (change) await tenantWork(deps, tenant.id, ({ tx }) => updateTransfer(tx, hash, 'SEEN', change), tenant.host);
  }
}

async function standingIn(node: ChainNode, { blockNumber, blockHash }: { blockNumber: number; blockHash: string }) {
  const block = await node.block(blockNumber);
  // It moved again while we looked: the next run sees where to.
  if (block?.hash !== blockHash) return null;
  return { blockNumber, blockHash, blockAt: new Date(block.timestamp * SECOND_MS) };
}
