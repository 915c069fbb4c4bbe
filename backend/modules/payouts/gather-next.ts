import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import type { Work } from '#backend/work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { MOST_TRANSFERS, nextFile, type Standing } from './next-file.ts';
import { type WaitingPayout, waitingPayouts } from './waiting-payouts.repository.ts';

/** One more than a file takes: so it is known that others wait behind it. */
const AT_ONCE = MOST_TRANSFERS + 1;

/** What is read of these people, to know who can be paid. */
export async function standingOf(work: Work, people: readonly { userId: string }[]): Promise<Standing> {
  const { tenant, now } = work;
  return {
    today: dayIn(now, tenant.customization.tenant.time_zone),
    checked: await checkedPeople(
      work,
      people.map(({ userId }) => userId),
    ),
  };
}

/** The oldest that wait, after one of them: `lock` keeps them. */
export function waitingBatch(
  { tx, tenant, now }: Work,
  { lock, after }: { lock: boolean; after: string | null },
): Promise<WaitingPayout[]> {
  return waitingPayouts(tx, tenant.id, { most: AT_ONCE, after, lock, now });
}

/**
 * What the next file would hold. Whoever cannot be paid keeps nobody waiting who stands behind them. `lock` keeps what it holds; `first` is the first batch, where it was
 * read already.
 */
export async function gatherNext(
  work: Work,
  { lock, first }: { lock: boolean; first?: WaitingPayout[] },
): Promise<ReturnType<typeof nextFile>> {
  const waiting: WaitingPayout[] = [];
  let batch: WaitingPayout[] = first ?? (await waitingBatch(work, { lock, after: null }));
  for (;;) {
    waiting.push(...batch);
    const next = nextFile(waiting, await standingOf(work, waiting));
    if (batch.length < AT_ONCE || next.more) return next;
    batch = await waitingBatch(work, { lock, after: batch.at(-1)?.id ?? null });
  }
}
