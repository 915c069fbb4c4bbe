import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { DONE, oneByOne } from '#backend/modules/runs/run-kind.ts';
import { tryToMint } from './try-to-mint.ts';

/** Mints the orders of a run: one that was minted meanwhile is done, and says so. */
export const mintRun = oneByOne(async (work, { subjectId, askedBy }) => {
  const refused = await tryToMint(work, await lockOrder(work.tx, subjectId), askedBy);
  if (refused === null) return DONE;
  const why = `mint.${refused}`;
  return refused === 'already_minted' ? { done: true, note: why } : { done: false, reason: why };
});
