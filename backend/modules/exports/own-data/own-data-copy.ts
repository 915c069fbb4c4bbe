import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { provePassword } from '#backend/modules/auth/prove-password.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { getOwnDataCopy, prepareOwnData } from '#contract/own-data.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import { EXPORT_TRIES } from '#domain/export/export.ts';
import { type ExportArea, OWN_DATA } from '#domain/export/exported-lists.ts';
import { OWN_DATA_EVERY_HOURS } from '#domain/limits.ts';
import { insertExport } from '../exports.repository.ts';
import { shownExport } from '../exports-page.repository.ts';
import { refuseTooMany } from '../prepare-export.ts';
import { presentExport } from '../present-export.ts';
import { newestCopy } from './copies.repository.ts';

const HOUR_MS = 3_600_000;

export const getOwnDataCopyRoute = serve(getOwnDataCopy, async ({ tx, tenant, user, now }) => {
  const copy = await newestCopy(tx, tenant.id, user.id);
  const next = copy && nextAt(copy);
  return {
    data: {
      copy: copy && {
        id: copy.id,
        area: copy.area,
        state: copy.state,
        asked_at: copy.askedAt.toISOString(),
        expires_at: copy.expiresAt?.toISOString() ?? null,
      },
      next_at: next && next > now ? next.toISOString() : null,
    },
  };
});

/** Writes down that a copy is asked for; a job writes it. */
export const prepareOwnDataRoute = serve(prepareOwnData, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  if (!isTheirs(call, body.area)) throw notFound();
  const person = await findUser(tx, tenant.id, user.id);
  if (!person) throw new Error(`person ${user.id} is gone`);
  // Whoever signs in by another way has none; an open session alone must not carry everything away.
  if (person.passwordHash !== null) {
    if (!body.current_password) throw fieldRefusal({ current_password: { key: 'validator.error_null' } });
    await provePassword(call, person.passwordHash, body.current_password);
  }
  await refuseTooMany(call);
  const last = await newestCopy(tx, tenant.id, user.id);
  if (last && nextAt(last) > now) throw new Refusal(409, 'export.once_a_day');
  const job = await insertExport(tx, {
    ...{ tenantId: tenant.id, userId: user.id, area: body.area, list: OWN_DATA, format: 'ZIP', lang: call.lang },
    ...{ filter: {}, view: '', columns: [], words: {}, state: 'QUEUED', triesLeft: EXPORT_TRIES },
    ...{ askedAt: now, movedAt: now },
  });
  const subject = { type: 'export', id: job.id };
  await call.audit('export.asked', { subject, details: { list: OWN_DATA, format: 'ZIP' } });
  await call.enqueue('export.write', { tenantId: tenant.id, exportId: job.id });
  const row = await shownExport(tx, tenant.id, job.id);
  if (!row) throw new Error('the export is gone');
  return { data: presentExport(call, row) };
});

/** Whether the caller has that area and speaks in it now. */
function isTheirs(call: SignedInCall, area: ExportArea): boolean {
  const { roles } = call.user;
  return actsAsManager(call) === (area === 'manager') && roles.some((role) => AREA_ROLES[area].includes(role));
}

/** One that failed, or was cancelled before it was ready, holds nobody up. */
function nextAt({ state, askedAt }: { state: string; askedAt: Date }): Date {
  const counts = state !== 'FAILED' && state !== 'CANCELED';
  return new Date(askedAt.getTime() + (counts ? OWN_DATA_EVERY_HOURS * HOUR_MS : 0));
}
