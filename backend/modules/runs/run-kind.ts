import type { Work } from '#backend/work.ts';
import type { RunRow, Subjects } from './runs.repository.ts';
import type { RunItem } from './taken-items.repository.ts';

/** What became of an item: done (`note`: a key of `api_errors` for what is to be known all the same), or not, and why. */
export type ItemResult = { done: true; note?: string } | { done: false; reason: string };

/**
 * One kind of long act: what is done with its items. A line in `backend/jobs/run-kinds.ts` makes it known.
 *
 * `act` runs in one transaction, in which the items are locked and their results are written: either all of it stays, or nothing, so that each is done at
 * most once whatever happens. What goes outside the database (a provider, a mail) leaves by `work.enqueue` and `work.mail`, with the commit. It answers a result
 * for every item that it is given. A `Refusal` is a no with its code; any other error is a fault of ours, and the item is begun anew, up to `RUN_TRIES` times.
 */
export interface RunKind {
  /** Most items that one transaction takes. After a failure a quarter of them are tried together, then each by itself. */
  atOnce: number;
  /** What a run that was begun without items is made of: a query of `subject_id`, `user_id` (each person once) and `cents`. Its job writes them down before the first is done. */
  subjects?(run: RunRow): Subjects;
  act(work: Work, run: RunRow, items: readonly RunItem[]): Promise<ReadonlyMap<number, ItemResult>>;
  /** What follows once every item is done or has failed, in the transaction that ends the run; again where failures were tried again. */
  finished?(work: Work, run: RunRow): Promise<void>;
}

export const DONE: ItemResult = { done: true };

/** A kind whose items each have a transaction of their own: the way for whatever locks orders and accounts. */
export function oneByOne(act: (work: Work, item: RunItem, run: RunRow) => Promise<ItemResult>): RunKind {
  return {
    atOnce: 1,
    async act(work, run, items) {
      const results = new Map<number, ItemResult>();
      for (const item of items) results.set(item.position, await act(work, item, run));
      return results;
    },
  };
}
