import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mails } from '#backend/db/schema/mails.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Notes that a mail which had left came back, once; null where it is none of the tenant's, or came back before. */
export async function noteReturned(
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
  { said, status, at }: { said: string; status: string; at: Date },
) {
  const [mail] = await tx
    .update(mails)
    .set({ state: 'BOUNCED', failure: said, returnedAt: at, returnedStatus: status })
    .where(
      and(
        eq(mails.tenantId, tenantId),
        eq(mails.id, id),
        inArray(mails.state, ['SENT', 'FAILED']),
        isNull(mails.returnedAt),
      ),
    )
    .returning({ userId: mails.userId, to: mails.toAddress });
  return mail ?? null;
}

/** Whether a person's address is one that takes no mail: no news are written to it. */
export const isDeadAddress = sql<boolean>`coalesce(lower(${users.email}) = lower(${users.deadEmail}), false)`;

/** A person's address takes no mail: no news are written to it until they have another. */
export async function noteDeadAddress(
  tx: Tx,
  tenantId: string,
  userId: string,
  address: string,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ deadEmail: address, deadEmailAt: now })
    .where(
      and(
        eq(users.tenantId, tenantId),
        eq(users.id, userId),
        isNull(users.deletedAt),
        sql`lower(${users.email}) = lower(${address}) and ${users.deadEmail} is distinct from ${address}`,
      ),
    );
}
