import { ChainRefused, type Receipt } from '#backend/providers/ether/chain-node.ts';
import { resultOf, takeEffects } from './act-effects.ts';
import { actFacts } from './act-facts.ts';
import { type ActRow, changeAct } from './acts.repository.ts';
import { fail } from './fail-act.ts';
import { signAndSend } from './sign-act.ts';
import type { TokenRun } from './token-run.ts';

/**
 * What became of an act that was sent. In a block it counts confirmations; carried out and failed, it is final only with all of them: before that a
 * reorganisation may carry it out after all. Gone from the chain, it is sent again as it was, under its nonce.
 */
export async function lookAtAct(run: TokenRun, act: ActRow): Promise<void> {
  const receipt = await anyReceipt(run, act);
  if (!receipt) return withoutReceipt(run, act);
  const confirmed = run.head - receipt.blockNumber + 1 >= run.connection.confirmations;
  if (!receipt.status) {
    if (confirmed) await fail(run, act, await whyReverted(run, act));
    return;
  }
  const isSame = act.blockHash === receipt.blockHash;
  const state = confirmed ? ('CONFIRMED' as const) : ('MINED' as const);
  if (isSame && act.state === state) return;
  const { blockNumber, blockHash } = receipt;
  // What it made is read again only where it stands in another block.
  if (isSame) {
    await run.db(({ tx, now }) => changeAct(tx, act, { state, movedAt: now }));
    return;
  }
  await stands(run, act, { state, blockNumber, blockHash }, receipt.contractAddress ?? null);
}

/** Takes in what the chain has already, without a transaction of this act: found by its effect, or by its hash. */
export async function takeIn(run: TokenRun, act: ActRow, hash?: string): Promise<boolean> {
  const receipt = hash ? await run.node.receipt(hash) : null;
  const place = receipt && { blockNumber: receipt.blockNumber, blockHash: receipt.blockHash };
  const signed = hash ? [{ hash, raw: '', maxFee: '0', tip: '0' }] : [];
  await stands(run, act, { state: hash ? 'MINED' : 'CONFIRMED', ...place, signed, failure: null }, null);
  return true;
}

async function stands(
  run: TokenRun,
  act: ActRow,
  change: Partial<ActRow>,
  contractAddress: string | null,
): Promise<void> {
  const facts = await run.db((work) => actFacts(work, act, act.signer ?? ''));
  const result = contractAddress ?? (await resultOf(run.node, act, facts));
  const effects = await takeEffects(run.node, act, facts, result);
  await run.db(async (work) => {
    const isOurs = await changeAct(work.tx, act, { ...change, result, failure: null, movedAt: work.now });
    if (isOurs) await effects(work);
  });
}

async function withoutReceipt(run: TokenRun, act: ActRow): Promise<void> {
  if (act.state !== 'SENT') {
    // A node that is behind, or has lost a receipt, changes nothing: only where the block itself is gone is the act.
    const block = act.blockNumber === null ? null : await run.node.block(act.blockNumber);
    if (act.blockNumber === null || (block ? block.hash === act.blockHash : run.head >= act.blockNumber)) return;
    await run.db(async ({ tx, now, audit }) => {
      const isOurs = await changeAct(tx, act, { state: 'SENT', blockNumber: null, blockHash: null, movedAt: now });
      if (isOurs)
        await audit('token.transaction_gone', {
          subject: { type: 'chain_act', id: act.id },
          details: { key: act.key },
        });
    });
    await signAndSend(run, { ...act, state: 'SENT' });
    return;
  }
  if (await isDropped(run, act)) return fail(run, act, 'dropped');
  await signAndSend(run, act);
}

/** Whether another transaction has the act's nonce, with all confirmations: then none of its own can be carried out. */
async function isDropped({ node, head, connection }: TokenRun, act: ActRow): Promise<boolean> {
  const confirmed = head - connection.confirmations;
  if (act.nonce === null || !act.signer || confirmed < 0) return false;
  return (await node.nonce(act.signer, confirmed)) > act.nonce && (await anyReceipt({ node }, act)) === null;
}

async function anyReceipt({ node }: Pick<TokenRun, 'node'>, { signed }: ActRow): Promise<Receipt | null> {
  for (const { hash } of [...signed].reverse()) {
    const receipt = await node.receipt(hash);
    if (receipt) return receipt;
  }
  return null;
}

/** Asks the same again, to be told why it cannot be. */
async function whyReverted({ node }: TokenRun, { call, signer }: ActRow): Promise<string> {
  try {
    if (call) await node.call({ from: signer ?? undefined, to: call.to, data: call.data });
    return 'reverted';
  } catch (error) {
    if (error instanceof ChainRefused) return error.message;
    throw error;
  }
}
