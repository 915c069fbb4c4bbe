import { and, eq, inArray, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';

/** Mails that a mail server did not take, of which a page shows names. */
const MOST_NAMED = 20;

/** How the mails of a message stand, as far as lists are counted, and the first people of those that did not leave. */
export async function deliveriesOf(tx: Tx, tenantId: string, messageId: string) {
  const of = (...states: (typeof mails.$inferSelect)['state'][]) =>
    and(eq(mails.tenantId, tenantId), eq(mails.messageId, messageId), inArray(mails.state, states));
  const [delivered, failed, failures] = await Promise.all([
    countUpTo(tx, tx.select({ id: mails.id }).from(mails).where(of('SENT', 'KEPT'))),
    countUpTo(tx, tx.select({ id: mails.id }).from(mails).where(of('FAILED', 'BOUNCED'))),
    tx
      .select({
        id: users.id,
        name: PARTY.name,
        email: users.email,
        own: sql<string>`trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`,
      })
      .from(mails)
      .innerJoin(users, and(eq(users.tenantId, mails.tenantId), eq(users.id, mails.userId)))
      .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
      .where(of('FAILED', 'BOUNCED'))
      .limit(MOST_NAMED),
  ]);
  return { delivered: delivered.total, failed: failed.total, failures };
}
