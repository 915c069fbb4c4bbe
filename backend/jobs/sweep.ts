import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anchorAudit } from '#backend/audit/anchor-audit.ts';
import { absences } from '#backend/db/schema/absences.ts';
import { verificationCodes } from '#backend/db/schema/codes.ts';
import { signInTickets } from '#backend/db/schema/factors.ts';
import { strangerUploads, uploadDays } from '#backend/db/schema/files.ts';
import { idempotencyKeys } from '#backend/db/schema/idempotency.ts';
import { inboxLooks, inboxTakes } from '#backend/db/schema/inbox.ts';
import { mailLeaveLinks } from '#backend/db/schema/mail-leaves.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { passkeyChallenges } from '#backend/db/schema/passkeys.ts';
import { viewBatches } from '#backend/db/schema/project-views.ts';
import { rateLimits } from '#backend/db/schema/rate-limits.ts';
import { accessTokens, knownDevices, loginSecrets, passwordResets } from '#backend/db/schema/sessions.ts';
import type { Deps } from '#backend/deps.ts';
import { sweepFiles } from '#backend/files/sweep-files.ts';
import { removeOutside, removeUnproved } from '#backend/modules/complaints/remove-outside.ts';
import { looksFrom } from '#domain/inbox/looks.ts';
import { LEAVE_LINK_KEPT_DAYS } from '#domain/message/mail-leave.ts';
import {
  DEVICE_KEPT_DAYS,
  ENDED_KEPT_DAYS,
  FAILED_MAIL_KEPT_DAYS,
  type FleetingKind,
} from '#domain/retention/retention.ts';
import { dayIn } from '#domain/time/zone.ts';
import { noteRemoved } from './note-removed.ts';
import { everyTenant } from './tenant-work.ts';

const DAY_MS = 86_400_000;
/** Forgets what is past its time: idempotency keys, budgets, codes, links and tokens, who took what waited, and files that no row names. How much of each went is noted. */
export async function sweep(deps: Deps): Promise<void> {
  await everyTenant(deps, async (work) => {
    const { tx, tenant, now } = work;
    await anchorAudit(deps, tx, tenant.id, now);
    const longAgo = new Date(now.getTime() - ENDED_KEPT_DAYS * DAY_MS);
    const forget = async (kind: FleetingKind, table: PgTable & { tenantId: PgColumn }, end: PgColumn, before: Date) => {
      const { rowCount } = await tx.delete(table).where(and(eq(table.tenantId, tenant.id), lt(end, before)));
      await noteRemoved(work, kind, rowCount ?? 0);
    };
    await forget('requests', idempotencyKeys, idempotencyKeys.expiresAt, now);
    await forget('views', viewBatches, viewBatches.createdAt, longAgo);
    await forget('budgets', rateLimits, rateLimits.windowEndsAt, now);
    await forget('sign_in', accessTokens, accessTokens.expiresAt, longAgo);
    const wayOutEnds = new Date(now.getTime() - LEAVE_LINK_KEPT_DAYS * DAY_MS);
    await forget('mail_links', mailLeaveLinks, mailLeaveLinks.createdAt, wayOutEnds);
    await forget('sign_in', loginSecrets, loginSecrets.expiresAt, longAgo);
    await forget('sign_in', signInTickets, signInTickets.expiresAt, longAgo);
    await forget('sign_in', passkeyChallenges, passkeyChallenges.expiresAt, now);
    await forget('sign_in', passwordResets, passwordResets.expiresAt, longAgo);
    await forget('devices', knownDevices, knownDevices.usedAt, new Date(now.getTime() - DEVICE_KEPT_DAYS * DAY_MS));
    await forget('sign_in', verificationCodes, verificationCodes.expiresAt, longAgo);
    // What has been somebody's for a month and still waits is free again.
    await forget('takes', inboxTakes, inboxTakes.takenAt, longAgo);
    await noteRemoved(work, 'unproved_complaints', await removeUnproved(work));
    await noteRemoved(work, 'outside_complaints', await removeOutside(work));
    await forget('absences', absences, absences.endedAt, longAgo);
    await forget('looks', inboxLooks, inboxLooks.seenAt, looksFrom(now));
    const lastMonth = dayIn(longAgo, tenant.customization.tenant.time_zone);
    const counted = await tx
      .delete(uploadDays)
      .where(and(eq(uploadDays.tenantId, tenant.id), lt(uploadDays.day, lastMonth)));
    const ofStrangers = await tx
      .delete(strangerUploads)
      .where(and(eq(strangerUploads.tenantId, tenant.id), lt(strangerUploads.day, lastMonth)));
    await noteRemoved(work, 'uploads', (counted.rowCount ?? 0) + (ofStrangers.rowCount ?? 0));
    const giveUp = new Date(now.getTime() - FAILED_MAIL_KEPT_DAYS * DAY_MS);
    const hasFailed = and(
      eq(mails.tenantId, tenant.id),
      inArray(mails.state, ['FAILED', 'BOUNCED']),
      lt(mails.createdAt, giveUp),
    );
    const blanked = await tx
      .update(mails)
      .set({ subject: sql`${mails.kind}`, html: '', plain: '' })
      .where(and(hasFailed, ne(mails.plain, '')));
    await noteRemoved(work, 'failed_mails', blanked.rowCount ?? 0);
    await noteRemoved(work, 'unnamed_files', await sweepFiles(work));
  });
}
