import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { TransferRow } from '#backend/modules/wallet-payouts/batches.repository.ts';
import { closeTransfer, reopenTransfer } from '#backend/modules/wallet-payouts/close-transfer.ts';
import { changeSeen, transfersToConfirm } from '#backend/modules/wallet-payouts/transfers.repository.ts';
import type { ChainConnection } from './chain-connection.ts';
import type { ChainNode } from './chain-node.ts';

type Finding = 'confirmed' | 'gone' | { blockNumber: number; blockHash: string };

/**
 * Looks again at each transfer of a batch whose transaction was found. It is closed once that stands, with its confirmations, in the very block in which it was, and was
 * carried out; it is open again where it failed, or its block has left the chain and no other has it. A node that does not find it for a moment changes nothing.
 */
export async function confirmPayouts(
  deps: Deps,
  tenant: { id: string; host: string },
  node: ChainNode,
  { chainId, confirmations }: Pick<ChainConnection, 'chainId' | 'confirmations'>,
): Promise<void> {
  const seen = await tenantWork(
    deps,
    tenant.id,
    (work) => transfersToConfirm(work.tx, tenant.id, chainId),
    tenant.host,
  );
  if (seen.length === 0) return;
  const upTo = (await node.blockNumber()) - confirmations + 1;
  // Many stand in one transaction: each block and each receipt is asked for once.
  const asked = { block: once(node.block), receipt: once(node.receipt) };
  for (const transfer of seen) {
    stopIfEnding(deps);
    const found = await lookAt(asked, transfer, upTo);
    if (!found) continue;
    await tenantWork(
      deps,
      tenant.id,
      async (work) => {
        if (found === 'confirmed') await closeTransfer(work, transfer);
        else if (found === 'gone') await reopenTransfer(work, transfer);
        else await changeSeen(work.tx, transfer, found);
      },
      tenant.host,
    ).catch((error: unknown) =>
      deps.log.error({ err: error, tenantId: tenant.id, transfer: transfer.reference }, 'a pay-out was not closed'),
    );
  }
}

/** What is new of a transfer; null where nothing is, or the node does not know for now. */
async function lookAt(
  node: Pick<ChainNode, 'block' | 'receipt'>,
  { transaction, blockNumber, blockHash, isPlain }: TransferRow,
  upTo: number,
): Promise<Finding | null> {
  if (transaction === null || blockNumber === null) return null;
  const block = await node.block(blockNumber);
  // The node is behind what was read before.
  if (!block) return null;
  const receipt = await node.receipt(transaction);
  if (block.hash === blockHash) {
    if (blockNumber > upTo || receipt?.blockHash !== blockHash) return null;
    return receipt.status ? 'confirmed' : 'gone';
  }
  if (!receipt) return 'gone';
  const now = await node.block(receipt.blockNumber);
  if (now?.hash !== receipt.blockHash) return null;
  // What a contract does in another block may be something else: it is named again.
  return isPlain && receipt.status ? { blockNumber: receipt.blockNumber, blockHash: receipt.blockHash } : 'gone';
}

/** A question whose answer is kept for one run. */
function once<K, T>(ask: (about: K) => Promise<T>): (about: K) => Promise<T> {
  const kept = new Map<K, Promise<T>>();
  return (about) => {
    const answer = kept.get(about) ?? ask(about);
    kept.set(about, answer);
    return answer;
  };
}
