import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import type { Work } from '#backend/work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { MOST_TRANSFERS, nextFile, type Standing } from './next-file.ts';
import { type RefundToSend, refundRefusal, refundToSend } from './refund-transfer.ts';
import { type WaitingPayout, waitingPayouts } from './waiting-payouts.repository.ts';
import { waitingRefunds } from './waiting-refunds.repository.ts';

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

/** The oldest payouts that wait, after one of them: `lock` keeps them. */
export function waitingBatch(
  { tx, tenant, now }: Work,
  { lock, after }: { lock: boolean; after: string | null },
): Promise<WaitingPayout[]> {
  return waitingPayouts(tx, tenant.id, { most: AT_ONCE, after, lock, now });
}

/** The same of refunds. */
export async function refundBatch(
  { tx, tenant, now }: Work,
  { lock, after }: { lock: boolean; after: string | null },
): Promise<RefundToSend[]> {
  const rows = await waitingRefunds(tx, tenant.id, { most: AT_ONCE, after, lock, now });
  return rows.map((row) => refundToSend(row, now));
}

/** The first batches, where they were read already. */
interface First {
  payouts: WaitingPayout[];
  refunds: RefundToSend[];
}

/**
 * What the next file would hold. Whoever cannot be paid keeps nobody waiting who stands behind them. `lock` keeps what it holds.
 */
export async function gatherNext(
  work: Work,
  { lock, first }: { lock: boolean; first?: First },
): Promise<ReturnType<typeof nextFile>> {
  const refunds = await gatherRefunds(work, lock, first?.refunds);
  const waiting: WaitingPayout[] = [];
  let batch: WaitingPayout[] = first?.payouts ?? (await waitingBatch(work, { lock, after: null }));
  for (;;) {
    waiting.push(...batch);
    const next = nextFile(waiting, await standingOf(work, waiting), refunds);
    if (batch.length < AT_ONCE || next.more) return next;
    batch = await waitingBatch(work, { lock, after: batch.at(-1)?.id ?? null });
  }
}

async function gatherRefunds(work: Work, lock: boolean, first?: RefundToSend[]): Promise<RefundToSend[]> {
  const found: RefundToSend[] = [];
  let batch: RefundToSend[] = first ?? (await refundBatch(work, { lock, after: null }));
  for (;;) {
    found.push(...batch);
    const able = found.filter((each) => refundRefusal(each) === null);
    if (batch.length < AT_ONCE || able.length > MOST_TRANSFERS) return found;
    batch = await refundBatch(work, { lock, after: batch.at(-1)?.id ?? null });
  }
}
