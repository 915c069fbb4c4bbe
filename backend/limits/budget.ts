import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { rateLimits } from '#backend/db/schema/rate-limits.ts';
import { Refusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';

/** How often something may be done by one (account, address, tenant), and how the delay grows after that. */
export interface Budget {
  /** What is counted: `login:account`. */
  name: string;
  /** So many within the window at no delay. */
  free: number;
  windowMinutes: number;
  /** Minutes to wait after the last free one, then after each further one; the last stays. */
  delays: readonly [number, ...number[]];
  /** Code of the refusal (429) with `params.minutes` and `params.seconds`. */
  code: string;
}

/** What a budget needs of a work. */
export type Spender = Pick<Work, 'apart' | 'tenant' | 'now'>;

const MINUTE_MS = 60_000;

/**
 * Counts one try, before it is known whether it succeeds, in a transaction of its own: a refused or failed request counts as well, and a
 * hundred at once count a hundred.
 * @param whose an e-mail, an address…; kept hashed
 * @throws Refusal 429 while the delay runs
 */
export async function spend({ apart, tenant, now }: Spender, budget: Budget, whose: string): Promise<void> {
  const bucket = bucketOf(budget, whose);
  const blockedUntil = await apart(async (tx) => {
    const isIt = and(eq(rateLimits.tenantId, tenant.id), eq(rateLimits.bucket, bucket));
    const windowEndsAt = new Date(now.getTime() + budget.windowMinutes * MINUTE_MS);
    await tx.insert(rateLimits).values({ tenantId: tenant.id, bucket, count: 0, windowEndsAt }).onConflictDoNothing();
    const [row] = await tx.select().from(rateLimits).where(isIt).for('update');
    if (!row) return null;
    if (row.blockedUntil && row.blockedUntil > now) return row.blockedUntil;
    const isNewWindow = row.windowEndsAt <= now;
    const count = isNewWindow ? 1 : row.count + 1;
    const until = delayAfter(budget, count, now);
    // The memory of a delay lasts one window longer than the delay, so that waiting it out does not wipe the slate.
    const windowEnd = Math.max(
      isNewWindow ? windowEndsAt.getTime() : row.windowEndsAt.getTime(),
      until ? until.getTime() + budget.windowMinutes * MINUTE_MS : 0,
    );
    await tx
      .update(rateLimits)
      .set({ count, windowEndsAt: new Date(windowEnd), blockedUntil: until })
      .where(isIt);
    return null;
  });
  if (!blockedUntil) return;
  const seconds = Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000);
  throw new Refusal(429, budget.code, { params: { minutes: Math.ceil(seconds / 60), seconds } });
}

/**
 * Counts one try as `spend` does and refuses nothing: whether more were made within the window than are free. For budgets that many share, where
 * the wrong ones of some must not close the door to the others.
 */
export async function overdraw({ apart, tenant, now }: Work, budget: Budget, whose: string): Promise<boolean> {
  const bucket = bucketOf(budget, whose);
  const windowEndsAt = new Date(now.getTime() + budget.windowMinutes * MINUTE_MS);
  const [row] = await apart((tx) =>
    tx
      .insert(rateLimits)
      .values({ tenantId: tenant.id, bucket, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: [rateLimits.tenantId, rateLimits.bucket],
        set: {
          count: sql`case when ${rateLimits.windowEndsAt} <= ${now.toISOString()} then 1 else ${rateLimits.count} + 1 end`,
          windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= ${now.toISOString()} then ${windowEndsAt.toISOString()} else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning({ count: rateLimits.count }),
  );
  return (row?.count ?? 0) > budget.free;
}

/** Takes one try back, or all of them: it succeeded. What it blocked is open again. */
export async function giveBack(
  { apart, tenant }: Work,
  budget: Budget,
  whose: string,
  tries: 'one' | 'all' = 'one',
): Promise<void> {
  const bucket = bucketOf(budget, whose);
  await apart((tx) =>
    tx
      .update(rateLimits)
      .set({ count: tries === 'all' ? 0 : sql`greatest(0, ${rateLimits.count} - 1)`, blockedUntil: null })
      .where(and(eq(rateLimits.tenantId, tenant.id), eq(rateLimits.bucket, bucket))),
  );
}

function delayAfter({ free, delays }: Budget, count: number, now: Date): Date | null {
  if (count < free) return null;
  const minutes = delays[Math.min(count - free, delays.length - 1)] ?? delays[0];
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

function bucketOf({ name }: Budget, whose: string): string {
  return `${name}:${createHash('sha256').update(whose).digest('hex').slice(0, 32)}`;
}
