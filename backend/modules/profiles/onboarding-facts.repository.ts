import { and, eq, sql } from 'drizzle-orm';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { KycStatus, TestStatus } from '#domain/user/status.ts';

/** Newest stored answers of one person, in one round trip. Moments inside JSON are texts. */
export async function storedAnswers(tx: Tx, userId: string) {
  const newest = (columns: string, table: string, order = 'created_at') => sql`(
    select ${sql.raw(columns)} from ${sql.raw(table)} n where n.user_id = ${userId} order by n.${sql.raw(order)} desc limit 1)`;
  const [row] = await tx
    .select({
      legalType: userProfiles.legalType,
      accountInformationAt: userProfiles.accountInformationAt,
      additionalInformationAt: userProfiles.additionalInformationAt,
      kycStatus: sql<KycStatus | null>`${newest('n.status', 'kyc_checks')}`,
      test: sql<{ status: TestStatus; valid_until: string | null; score: number | null } | null>`${newest(
        "json_build_object('status', n.status, 'valid_until', n.valid_until, 'score', n.score)",
        'suitability_tests',
      )}`,
      loss: sql<{ ability_cents: string; valid_until: string } | null>`${newest(
        "json_build_object('ability_cents', n.ability_cents::text, 'valid_until', n.valid_until)",
        'loss_simulations',
      )}`,
      sophisticatedUntil: sql<string | null>`(
        select to_json(max(s.valid_until)) #>> '{}' from sophisticated_requests s
        where s.user_id = ${userId} and s.status = 'GRANTED'
          and s.legal_type = coalesce(user_profiles.legal_type, 'INDIVIDUAL'))`,
    })
    .from(userProfiles)
    .where(and(eq(userProfiles.tenantId, tx.tenantId), eq(userProfiles.userId, userId)));
  if (!row) throw new Error(`user ${userId} has no profile`);
  return row;
}
