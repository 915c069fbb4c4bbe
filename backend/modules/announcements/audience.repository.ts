import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { issuanceUpdateTold } from '#backend/db/schema/issuance-content.ts';
import { issuanceFollows } from '#backend/db/schema/issuances.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { wantsNews } from '#backend/modules/mail-leaves/mail-leaves.repository.ts';
import { LIVE_STATUSES } from '#domain/investment/transitions.ts';

/** News, and whose. */
interface Told {
  tenantId: string;
  issuanceId: string;
  /** Null: none yet, so that nobody has been told. */
  updateId: string | null;
}

/** Somebody who is told of news: they hold tokens, have an order or declared interest, or follow the project; the first of these is why. */
export type Reader = Awaited<ReturnType<typeof readersAfter>>[number];

/** The next people who are told of news, by their key. Following is asking to be told; who holds tokens or has money on the way to them is told as that. */
export function readersAfter(tx: Tx, told: Told, after: string | null, limit: number) {
  return joined(tx, told)
    .where(and(mayBeTold(tx, told), after === null ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** How many would be told now, as far as lists are counted. */
export async function countReaders(tx: Tx, told: Told): Promise<number> {
  return (await countUpTo(tx, joined(tx, told).where(mayBeTold(tx, told)))).total;
}

function joined(tx: Tx, { tenantId, issuanceId }: Told) {
  return tx
    .select({ id: users.id, email: users.email, lang: users.lang, why: why({ tenantId, issuanceId }) })
    .from(users)
    .leftJoin(
      issuanceHolders,
      and(
        eq(issuanceHolders.tenantId, tenantId),
        eq(issuanceHolders.issuanceId, issuanceId),
        eq(issuanceHolders.userId, users.id),
        gt(issuanceHolders.tokens, 0),
      ),
    )
    .leftJoin(
      issuanceFollows,
      and(
        eq(issuanceFollows.tenantId, tenantId),
        eq(issuanceFollows.issuanceId, issuanceId),
        eq(issuanceFollows.userId, users.id),
      ),
    );
}

/** Whether they have an order or declared interest that is alive: whose money is promised or in. */
const hasLiveOrder = ({ tenantId, issuanceId }: Pick<Told, 'tenantId' | 'issuanceId'>) =>
  inArray(
    users.id,
    sql`(select i.user_id from investments i where i.tenant_id = ${tenantId} and i.issuance_id = ${issuanceId}
      and ${inArray(sql`i.status`, [...LIVE_STATUSES])})`,
  );

/** As what somebody is told. */
const why = (told: Pick<Told, 'tenantId' | 'issuanceId'>) => sql<'HOLDS' | 'ORDERED' | 'FOLLOWS'>`case
  when ${issuanceHolders.userId} is not null then 'HOLDS' when ${hasLiveOrder(told)} then 'ORDERED' else 'FOLLOWS' end`;

/** Who is gone or was rejected could do nothing with it, and who refused news wants none. */
const mayBeTold = (tx: Tx, { tenantId, issuanceId, updateId }: Told) =>
  and(
    eq(users.tenantId, tenantId),
    isNull(users.deletedAt),
    ne(users.status, 'REJECTED'),
    wantsNews(tx, { tenantId, issuanceId }),
    or(isNotNull(issuanceHolders.userId), isNotNull(issuanceFollows.userId), hasLiveOrder({ tenantId, issuanceId })),
    updateId === null
      ? undefined
      : notExists(
          tx
            .select({ one: sql`1` })
            .from(issuanceUpdateTold)
            .where(
              and(
                eq(issuanceUpdateTold.tenantId, tenantId),
                eq(issuanceUpdateTold.updateId, updateId),
                eq(issuanceUpdateTold.userId, users.id),
              ),
            ),
        ),
  );

/** Notes who is told; answers those of them who had not been. */
export async function noteTold(
  tx: Tx,
  { tenantId, updateId }: { tenantId: string; updateId: string },
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insert(issuanceUpdateTold)
    .values(userIds.map((userId) => ({ tenantId, updateId, userId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ userId: issuanceUpdateTold.userId });
  return new Set(rows.map(({ userId }) => userId));
}
