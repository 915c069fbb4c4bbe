import { ChainDown, type ChainNode } from '#backend/providers/ether/chain-node.ts';
import { resultOfStatus, type TrialResult } from '#domain/tenant/provider-trial.ts';

/** Asks a node for the number of its chain: another's is the wrong chain, and whoever sends something there has lost it. */
export async function askChain(node: Pick<ChainNode, 'chainId'>, chainId: number): Promise<TrialResult> {
  try {
    return (await node.chainId()) === chainId ? 'ANSWERED' : 'OTHER';
  } catch (error) {
    if (!(error instanceof ChainDown)) return 'OTHER';
    if (error.status === undefined) return 'SILENT';
    const told = resultOfStatus(error.status);
    // It answered, and not as a node does.
    return told === 'ANSWERED' ? 'OTHER' : told;
  }
}
