import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { changeExport } from '#contract/exports.ts';
import { changeOwnExport } from '#contract/own-exports.ts';
import { EXPORT_TRIES, type ExportAct, mayActOnExport } from '#domain/export/export.ts';
import type { ExportArea } from '#domain/export/exported-lists.ts';
import { updateExport } from './exports.repository.ts';
import { shownExport } from './exports-page.repository.ts';
import { deskOf, lockOwn } from './own-export.ts';
import { refuseTooMany } from './prepare-export.ts';
import { presentExport } from './present-export.ts';

export const changeExportRoute = serve(changeExport, (call, { params, body }) =>
  changeIn(call, deskOf(call), params.id, body.act),
);

export const changeOwnExportRoute = serve(changeOwnExport, (call, { params, body }) =>
  changeIn(call, 'user', params.id, body.act),
);

/** Cancels one that is under way, or has it made again as it was asked for. */
async function changeIn(call: SignedInCall, area: ExportArea, id: string, act: ExportAct) {
  const { tx, tenant, now } = call;
  const job = await lockOwn(call, area, id);
  if (!mayActOnExport(act, job.state, job.format)) throw new Refusal(409, 'export.no_longer');
  if (act === 'cancel') await updateExport(tx, job, { state: 'CANCELED' });
  else {
    await refuseTooMany(call);
    const fresh = { rows: 0, failure: null, bytes: null, expiresAt: null, triesLeft: EXPORT_TRIES };
    await updateExport(tx, job, { state: 'QUEUED', ...fresh, askedAt: now, movedAt: now });
    await call.enqueue('export.write', { tenantId: tenant.id, exportId: job.id });
  }
  await call.audit(act === 'cancel' ? 'export.canceled' : 'export.asked', {
    subject: { type: 'export', id: job.id },
    details: act === 'cancel' ? {} : { list: job.list, filter: job.filter, columns: job.columns, purpose: job.purpose },
  });
  const row = await shownExport(tx, tenant.id, job.id);
  if (!row) throw new Error('the export is gone');
  return { data: presentExport(call, row) };
}
