import type { ChainNode } from '#backend/providers/ether/chain-node.ts';
import type { ActRow } from './acts.repository.ts';
import { type ActFacts, orderMark } from './build-act.ts';
import { holderAt, read } from './token-contracts.ts';

const NONE = /^0x0{40}$/;
/** keccak-256 of `Transfer(address,address,uint256)` (ERC-20). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const topicOf = (address: string) => `0x${address.slice(2).padStart(64, '0')}`;

/** What an act would do and the chain has already: after a crash, or where the database is older than the chain. Null: it is to be sent. */
export async function foundOnChain(node: ChainNode, act: ActRow, facts: ActFacts): Promise<{ hash?: string } | null> {
  const { kind, params, issuanceId } = act;
  const { token } = facts;
  const asked = (await (async () => {
    switch (kind) {
      case 'deploy':
        return isMade(
          await read(node, { contract: 'TREXFactory', at: facts.contract('TREXFactory') ?? '' }, 'getToken', [
            issuanceId,
          ]),
        );
      case 'identity':
        return isMade(
          await read(node, { contract: 'IdFactory', at: facts.contract('IdFactory') ?? '' }, 'getIdentity', [
            params.address,
          ]),
        );
      case 'open':
      case 'unpause':
      case 'pause': {
        const paused = await read(node, { contract: 'Token', at: token?.address ?? '' }, 'paused');
        return paused === (kind === 'pause');
      }
      case 'register':
      case 'unregister':
      case 'freeze':
      case 'unfreeze': {
        if (!token?.address || !token.registry) return false;
        const { listed, frozen } = await holderAt(
          node,
          { address: token.address, registry: token.registry },
          params.address ?? '',
        );
        if (kind === 'register' || kind === 'unregister') return listed === (kind === 'register');
        return frozen === (kind === 'freeze');
      }
      default:
        return false;
    }
  })()) as boolean;
  if (asked) return {};
  return kind === 'mint' ? findMint(node, act, token?.address ?? '') : null;
}

const isMade = (address: unknown) => typeof address === 'string' && !NONE.test(address);

/** The transaction that made an order's tokens: among all that were made for its address, the one that carries the order's id. */
async function findMint(
  node: ChainNode,
  { params, investmentId }: ActRow,
  token: string,
): Promise<{ hash: string } | null> {
  const mark = orderMark(investmentId ?? '');
  const events = await node.logs(token, 0, [TRANSFER, topicOf(NOBODY), topicOf(params.to ?? '')]);
  for (const { transactionHash } of events) {
    const sent = await node.transaction(transactionHash);
    if (sent?.input.toLowerCase().endsWith(mark)) return { hash: transactionHash };
  }
  return null;
}
const NOBODY = '0x0000000000000000000000000000000000000000';
