import { ChainRefused } from '#backend/providers/ether/chain-node.ts';
import { actFacts } from './act-facts.ts';
import { type ActRow, actById } from './acts.repository.ts';
import { buildAct } from './build-act.ts';
import { fail } from './fail-act.ts';
import { foundOnChain } from './found-on-chain.ts';
import { takeIn } from './look-at-act.ts';
import { reserveNonce } from './nonces.repository.ts';
import { signAndSend } from './sign-act.ts';
import type { TokenRun } from './token-run.ts';

/**
 * Sends an act whose time has come. Its nonce is reserved, and committed, before anything is signed: whatever happens after, at most one transaction can be
 * carried out under it. What the chain has already is taken in instead. @returns whether anything happened: an act may wait for others
 */
export async function sendAct(run: TokenRun, act: ActRow): Promise<boolean> {
  const { node, signer } = run;
  if (!signer) return false;
  const owner = await signer.address();
  const facts = await run.db((work) => actFacts(work, act, owner));
  const made = await buildAct(act, facts);
  if (!made) return false;
  const found = await foundOnChain(node, act, facts);
  if (found) return takeIn(run, act, found.hash);
  let gas: bigint;
  try {
    gas = await node.gas({ from: owner, ...made });
  } catch (error) {
    if (!(error instanceof ChainRefused)) throw error;
    await fail(run, act, error.message);
    return true;
  }
  const atNode = await node.nonce(owner, 'latest');
  const call = { ...made, gas: ((gas * 5n) / 4n).toString() };
  const reserved = await run.db(async ({ tx, now }) => {
    const isOurs = await reserveNonce(tx, act, { signer: owner, call, atNode, now });
    return isOurs ? actById(tx, act.id) : null;
  });
  if (reserved) await signAndSend(run, reserved);
  return true;
}
