import { pauseAfter } from '#domain/issuance/chain-act.ts';
import { type ActRow, changeAct } from './acts.repository.ts';
import type { TokenRun } from './token-run.ts';

/** A failure with its reason, to be tried again at its time with another nonce; nothing of before can be carried out any more. */
export async function fail(run: TokenRun, act: ActRow, why: string): Promise<void> {
  const attempts = act.attempts + 1;
  await run.db(({ tx, now }) =>
    changeAct(tx, act, {
      ...{
        state: 'FAILED',
        attempts,
        failure: why.slice(0, 200),
        nextTryAt: new Date(now.getTime() + pauseAfter(attempts)),
      },
      ...{ nonce: null, call: null, signed: [], pricedAt: null, blockNumber: null, blockHash: null, movedAt: now },
    }),
  );
}
