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

/** What the next file would hold. Whoever cannot be paid keeps nobody waiting who stands behind them. `lock` keeps what it holds. */
export async function gatherNext(work: Work, { lock }: { lock: boolean }): Promise<ReturnType<typeof nextFile>> {
  const { tx, tenant, now } = work;
  const waiting: WaitingPayout[] = [];
  let after: string | null = null;
  for (;;) {
    const batch: WaitingPayout[] = await waitingPayouts(tx, tenant.id, { most: AT_ONCE, after, lock, now });
    waiting.push(...batch);
    const next = nextFile(waiting, await standingOf(work, waiting));
    if (batch.length < AT_ONCE || next.more) return next;
    after = batch.at(-1)?.id ?? null;
  }
}
