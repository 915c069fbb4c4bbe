import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '#backend/db/built-once.ts';
import { authenticators } from '#backend/db/schema/factors.ts';
import { passkeys } from '#backend/db/schema/passkeys.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { accessTokens } from '#backend/db/schema/sessions.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { CallSession, CallUser } from './call.ts';

export interface Holder {
  tokenHash: string;
  user: CallUser;
  session: CallSession;
  /** Whether a second factor of theirs is in force. */
  hasFactor: boolean;
}

/** Asked by every request of somebody signed in. */
const HOLDERS = builtOnce((tx) =>
  tx
    .select({
      tokenHash: accessTokens.tokenHash,
      hasFactor: sql<boolean>`(${authenticators.confirmedAt} is not null or exists (select from ${passkeys}
        where ${passkeys.tenantId} = ${users.tenantId} and ${passkeys.userId} = ${users.id}))`,
      session: {
        id: accessTokens.id,
        kind: accessTokens.kind,
        expiresAt: accessTokens.expiresAt,
        impersonatorUserId: accessTokens.impersonatorUserId,
      },
      user: {
        id: users.id,
        email: users.email,
        username: users.username,
        role: users.role,
        roles: users.roles,
        seesPreCampaign: users.seesPreCampaign,
        lang: users.lang,
        firstName: userProfiles.firstName,
        lastName: userProfiles.lastName,
      },
    })
    .from(accessTokens)
    .innerJoin(users, and(eq(users.tenantId, accessTokens.tenantId), eq(users.id, accessTokens.userId)))
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .leftJoin(authenticators, and(eq(authenticators.tenantId, users.tenantId), eq(authenticators.userId, users.id)))
    .where(
      and(
        eq(accessTokens.tenantId, sql.placeholder('tenantId')),
        sql`${accessTokens.tokenHash} = any (${sql.placeholder('tokenHashes')})`,
        isNull(accessTokens.revokedAt),
        gt(accessTokens.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
      ),
    )
    .prepare(''),
);

/** The people behind token hashes of this transaction's tenant; tokens that are unknown, ended or revoked, and people that are gone, are left out. */
export async function holdersOf(
  tx: Tx,
  tenantId: string,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Holder[]> {
  return tokenHashes.length === 0 ? [] : HOLDERS(tx, { tenantId, tokenHashes, now });
}
