import { and, eq, notExists, sql } from 'drizzle-orm';
import { issuanceFollows, issuances } from '#backend/db/schema/issuances.ts';
import { mailLeaveLinks, newsRefusals } from '#backend/db/schema/mail-leaves.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Somebody's news of a project. */
interface News {
  tenantId: string;
  issuanceId: string;
  userId: string;
}

const isOf = ({ tenantId, issuanceId, userId }: News) =>
  and(eq(newsRefusals.tenantId, tenantId), eq(newsRefusals.issuanceId, issuanceId), eq(newsRefusals.userId, userId));

/** Keeps a way out for each of several people, as lists: one statement however many they are. */
export async function insertLinks(
  tx: Tx,
  { tenantId, matter, issuanceId, createdAt }: Omit<typeof mailLeaveLinks.$inferInsert, 'tokenHash' | 'userId'>,
  links: readonly { tokenHash: string; userId: string }[],
): Promise<void> {
  if (links.length === 0) return;
  const hashes = sql.param(links.map(({ tokenHash }) => tokenHash));
  const people = sql.param(links.map(({ userId }) => userId));
  await tx.execute(sql`
    insert into mail_leave_links (tenant_id, token_hash, user_id, matter, issuance_id, created_at)
    select ${tenantId}::uuid, l.hash, l.user_id, ${matter}, ${issuanceId}::uuid, ${createdAt}
    from unnest(${hashes}::text[], ${people}::uuid[]) as l (hash, user_id)`);
}

/** Whose way out a link is, with what it leaves and whether that is done; null where there is none. The person is locked: two presses at once are one. */
export async function behindLink(tx: Tx, tenantId: string, tokenHash: string) {
  const [row] = await tx
    .select({
      userId: userProfiles.userId,
      matter: mailLeaveLinks.matter,
      issuanceId: mailLeaveLinks.issuanceId,
      project: issuances.title,
      takesAdvertising: userProfiles.commercialCommunications,
      refused: sql<boolean>`${newsRefusals.userId} is not null`,
    })
    .from(mailLeaveLinks)
    .innerJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, mailLeaveLinks.tenantId), eq(userProfiles.userId, mailLeaveLinks.userId)),
    )
    .leftJoin(
      issuances,
      and(eq(issuances.tenantId, mailLeaveLinks.tenantId), eq(issuances.id, mailLeaveLinks.issuanceId)),
    )
    .leftJoin(
      newsRefusals,
      and(
        eq(newsRefusals.tenantId, mailLeaveLinks.tenantId),
        eq(newsRefusals.issuanceId, mailLeaveLinks.issuanceId),
        eq(newsRefusals.userId, mailLeaveLinks.userId),
      ),
    )
    .where(and(eq(mailLeaveLinks.tenantId, tenantId), eq(mailLeaveLinks.tokenHash, tokenHash)))
    .for('no key update', { of: userProfiles });
  return row ?? null;
}

/** Somebody wants no more news of a project: they follow it no longer, and are told as a holder no more either. False where they had said so already. */
export async function refuseNews(tx: Tx, news: News, now: Date): Promise<boolean> {
  const { tenantId, issuanceId, userId } = news;
  await tx
    .delete(issuanceFollows)
    .where(
      and(
        eq(issuanceFollows.tenantId, tenantId),
        eq(issuanceFollows.issuanceId, issuanceId),
        eq(issuanceFollows.userId, userId),
      ),
    );
  const fresh = await tx
    .insert(newsRefusals)
    .values({ ...news, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: newsRefusals.userId });
  return fresh.length > 0;
}

/** Somebody asks to be told again. */
export async function takeNewsAgain(tx: Tx, news: News): Promise<void> {
  await tx.delete(newsRefusals).where(isOf(news));
}

/** Of people read from `users`: who has not refused the news of a project. */
export const wantsNews = (tx: Tx, { tenantId, issuanceId }: Omit<News, 'userId'>) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(newsRefusals)
      .where(
        and(
          eq(newsRefusals.tenantId, tenantId),
          eq(newsRefusals.issuanceId, issuanceId),
          eq(newsRefusals.userId, users.id),
        ),
      ),
  );
