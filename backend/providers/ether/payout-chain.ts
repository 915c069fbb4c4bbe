import type { PayoutChain } from '#backend/modules/wallet-payouts/payout-chain.ts';
import { type ChainConnection, chainConnectionOf, nodeOf } from './chain-connection.ts';
import { askChain, beginWatching, orDown } from './chain-facts.ts';
import { ChainDown, type ChainNode, ChainRefused } from './chain-node.ts';
import { cursorOf } from './cursors.repository.ts';
import { findTransaction } from './find-transaction.ts';
import { LOCAL_CHAIN_ID } from './local-chain-id.ts';
import { attemptsAt } from './transfers.repository.ts';

/** What pay-outs to wallets ask: the chain is the one on which the tenant takes ether. */
export const payoutChain: PayoutChain = {
  of(tenant, config) {
    const connection = chainConnectionOf(tenant, config);
    if (!connection) return null;
    const { chainId, confirmations, explorerUrl } = connection;
    return { chainId, confirmations, explorerUrl };
  },
  localWallet(tenantId, { id, chainId }, { apiOrigin, isOwnMachine }) {
    if (!isOwnMachine || !apiOrigin || chainId !== LOCAL_CHAIN_ID) return null;
    return `${apiOrigin}/local-wallet/${tenantId}/batch/${id}`;
  },
  async ownAmong(tx, addresses) {
    const found = addresses.length > 0 ? await attemptsAt(tx, [...new Set(addresses)]) : [];
    return new Set(found.map(({ reference }) => reference));
  },
  async askRate(work) {
    const connection = chainConnectionOf(work.tenant, work.deps.config);
    if (!connection) return null;
    const ask = await askChain(work, connection);
    const { clock } = work.deps;
    return async () => {
      // Before it is asked: what takes long to come is as old as the question.
      const askedAt = clock.now();
      const facts = await ask();
      const { chainId, rateCents } = facts;
      return {
        ...{ chainId, rateCents, askedAt },
        async begin(later) {
          await beginWatching(later, facts);
          return (await cursorOf(later.tx, chainId))?.blockNumber ?? 0;
        },
      };
    };
  },
  async askQuiet({ tx, tenant, deps }, { payer, since }) {
    const connection = chainConnectionOf(tenant, deps.config);
    if (!connection) return null;
    const cursor = await cursorOf(tx, connection.chainId);
    return () =>
      orDown(async () => {
        const node = await nodeOfChain(connection);
        if (!cursor || (await node.blockNumber()) !== cursor.blockNumber) return 'unread';
        const [sent, waits] = [await node.nonce(payer, 'latest'), await node.nonce(payer, 'pending')];
        if (sent !== waits) return 'waiting';
        return (await hasSpoken(node, payer, since)) ? 'acted' : 'quiet';
      });
  },
  async askTransaction({ tenant, deps }, asked) {
    const connection = chainConnectionOf(tenant, deps.config);
    if (!connection) return null;
    return () => orDown(async () => findTransaction(await nodeOfChain(connection), asked));
  },
};

/** A node of another chain is believed in nothing. */
async function nodeOfChain(connection: ChainConnection): Promise<ChainNode> {
  const node = nodeOf(connection);
  if ((await node.chainId()) !== connection.chainId) throw new ChainDown('the node is of another chain');
  return node;
}

/** Whether a wallet that is a contract has said anything since a block: what it sends from inside it tells by its events alone. Yes where the node does not tell. */
async function hasSpoken(node: ChainNode, wallet: string, since: number): Promise<boolean> {
  if ((await node.code(wallet)) === '0x') return false;
  try {
    return (await node.logs(wallet, since + 1, [])).length > 0;
  } catch (error) {
    if (error instanceof ChainRefused) return true;
    throw error;
  }
}
