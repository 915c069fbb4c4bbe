import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import type { Block, ChainNode, Receipt } from './chain-node.ts';
import { setAsideTransfer, transferIsBack } from './gone-transfers.ts';
import { type TransferRow, transfersToLookAt, updateTransfer } from './transfers.repository.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
/** How long what has left the chain is looked for by its hash: its sender's wallet may send it again by itself for days. */
const GONE_DAYS = 14;

type Tenant = { id: string; host: string };
type Finding = { state: 'SEEN' | 'CONFIRMED' | 'GONE' } & Partial<
  Pick<TransferRow, 'blockNumber' | 'blockHash' | 'blockAt'>
>;

/**
 * Looks again at every transfer that is not booked. It counts where it stands, with its confirmations, in the very block that was read, and was carried
 * out. It is gone only when its block has left the chain and no other has it: a node that does not find it for a moment changes nothing. What is
 * gone is looked for by its hash for days, because the block that has it now may have been read already.
 */
export async function confirmTransfers(
  deps: Deps,
  tenant: Tenant,
  node: ChainNode,
  confirmations: number,
): Promise<void> {
  const upTo = (await node.blockNumber()) - confirmations + 1;
  const goneSince = new Date(deps.clock.now().getTime() - GONE_DAYS * DAY_MS);
  const inWork = <T>(run: (work: Work) => Promise<T>) => tenantWork(deps, tenant.id, run, tenant.host);
  const blocks = blocksOf(node);
  for (const transfer of await inWork(({ tx }) => transfersToLookAt(tx, goneSince))) {
    const finding = await lookAt(node, blocks, transfer, upTo);
    if (finding) await inWork((work) => keep(work, transfer, finding));
  }
}

/** What is new of a transfer; null where nothing is, or the node does not know for now. */
async function lookAt(
  node: ChainNode,
  blocks: (at: number) => Promise<Block | null>,
  { hash, state, blockNumber, blockHash }: TransferRow,
  upTo: number,
): Promise<Finding | null> {
  if (state === 'GONE') return standingIn(blocks, await node.receipt(hash));
  const block = await blocks(blockNumber);
  // The node is behind what was read before.
  if (!block) return null;
  if (block.hash !== blockHash) {
    const receipt = await node.receipt(hash);
    return receipt ? standingIn(blocks, receipt) : { state: 'GONE' };
  }
  if (blockNumber > upTo) return null;
  const receipt = await node.receipt(hash);
  // It stands in a block of the chain: a node that has no receipt of it has it later, and one of another block is of two minds.
  if (receipt?.blockHash !== blockHash) return null;
  return { state: receipt.status ? 'CONFIRMED' : 'GONE' };
}

/** The block in which it stands now; null where it stands in none, failed there, or the node is of two minds. */
async function standingIn(
  blocks: (at: number) => Promise<Block | null>,
  receipt: Receipt | null,
): Promise<Finding | null> {
  if (!receipt?.status) return null;
  const { blockNumber, blockHash } = receipt;
  const block = await blocks(blockNumber);
  if (block?.hash !== blockHash) return null;
  return { state: 'SEEN', blockNumber, blockHash, blockAt: new Date(block.timestamp * SECOND_MS) };
}

async function keep(work: Work, transfer: TransferRow, finding: Finding): Promise<void> {
  if (!(await updateTransfer(work.tx, transfer, finding))) return;
  if (finding.state === 'GONE') await setAsideTransfer(work, transfer);
  else if (transfer.state === 'GONE') await transferIsBack(work, transfer);
}

/** Blocks of one run, each asked for once. */
function blocksOf(node: ChainNode): (at: number) => Promise<Block | null> {
  const asked = new Map<number, Promise<Block | null>>();
  return (at) => {
    const block = asked.get(at) ?? node.block(at);
    asked.set(at, block);
    return block;
  };
}
