import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anchorAudit } from '#backend/audit/anchor-audit.ts';
import { verificationCodes } from '#backend/db/schema/codes.ts';
import { signInTickets } from '#backend/db/schema/factors.ts';
import { uploadDays } from '#backend/db/schema/files.ts';
import { idempotencyKeys } from '#backend/db/schema/idempotency.ts';
import { inboxTakes } from '#backend/db/schema/inbox.ts';
import { mailLeaveLinks } from '#backend/db/schema/mail-leaves.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { passkeyChallenges } from '#backend/db/schema/passkeys.ts';
import { viewBatches } from '#backend/db/schema/project-views.ts';
import { rateLimits } from '#backend/db/schema/rate-limits.ts';
import { accessTokens, knownDevices, loginSecrets, passwordResets } from '#backend/db/schema/sessions.ts';
import type { Deps } from '#backend/deps.ts';
import { sweepFiles } from '#backend/files/sweep-files.ts';
import { LEAVE_LINK_KEPT_DAYS } from '#domain/message/mail-leave.ts';
import { dayIn } from '#domain/time/zone.ts';
import { everyTenant } from './tenant-work.ts';

const DAY_MS = 86_400_000;
/** Ended tokens and links are kept a while, so that it can be told what happened. */
const ENDED_KEPT_DAYS = 30;
/** No server took them in all their tries: what they say (codes, links) is forgotten, that they were to be sent is not. */
const FAILED_MAIL_KEPT_DAYS = 7;
/** As long as the cookie that names it. */
const DEVICE_KEPT_DAYS = 365;

/** Forgets what is past its time: idempotency keys, budgets, codes, links and tokens, who took what waited, and files that no row names. */
export async function sweep(deps: Deps): Promise<void> {
  await everyTenant(deps, async (work) => {
    const { tx, tenant, now } = work;
    await anchorAudit(deps, tx, tenant.id, now);
    const longAgo = new Date(now.getTime() - ENDED_KEPT_DAYS * DAY_MS);
    const forget = async (table: PgTable & { tenantId: PgColumn }, end: PgColumn, before: Date) => {
      await tx.delete(table).where(and(eq(table.tenantId, tenant.id), lt(end, before)));
    };
    await forget(idempotencyKeys, idempotencyKeys.expiresAt, now);
    await forget(viewBatches, viewBatches.createdAt, longAgo);
    await forget(rateLimits, rateLimits.windowEndsAt, now);
    await forget(accessTokens, accessTokens.expiresAt, longAgo);
    const wayOutEnds = new Date(now.getTime() - LEAVE_LINK_KEPT_DAYS * DAY_MS);
    await forget(mailLeaveLinks, mailLeaveLinks.createdAt, wayOutEnds);
    await forget(loginSecrets, loginSecrets.expiresAt, longAgo);
    await forget(signInTickets, signInTickets.expiresAt, longAgo);
    await forget(passkeyChallenges, passkeyChallenges.expiresAt, now);
    await forget(passwordResets, passwordResets.expiresAt, longAgo);
    await forget(knownDevices, knownDevices.usedAt, new Date(now.getTime() - DEVICE_KEPT_DAYS * DAY_MS));
    await forget(verificationCodes, verificationCodes.expiresAt, longAgo);
    // What has been somebody's for a month and still waits is free again.
    await forget(inboxTakes, inboxTakes.takenAt, longAgo);
    const lastMonth = dayIn(longAgo, tenant.customization.tenant.time_zone);
    await tx.delete(uploadDays).where(and(eq(uploadDays.tenantId, tenant.id), lt(uploadDays.day, lastMonth)));
    const giveUp = new Date(now.getTime() - FAILED_MAIL_KEPT_DAYS * DAY_MS);
    const hasFailed = and(
      eq(mails.tenantId, tenant.id),
      inArray(mails.state, ['FAILED', 'BOUNCED']),
      lt(mails.createdAt, giveUp),
    );
    await tx
      .update(mails)
      .set({ subject: sql`${mails.kind}`, html: '', plain: '' })
      .where(and(hasFailed, ne(mails.plain, '')));
    await sweepFiles(work);
  });
}
