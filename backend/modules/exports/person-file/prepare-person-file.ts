import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { preparePersonFile } from '#contract/person-file.ts';
import { EXPORT_TRIES } from '#domain/export/export.ts';
import { PERSON_FILE } from '#domain/export/exported-lists.ts';
import { insertExport } from '../exports.repository.ts';
import { shownExport } from '../exports-page.repository.ts';
import { refuseTooMany } from '../prepare-export.ts';
import { presentExport } from '../present-export.ts';

/** Writes down that the file of a person is asked for, and what for; a job draws it. */
export const preparePersonFileRoute = serve(preparePersonFile, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await findUser(tx, tenant.id, params.id))) throw notFound();
  await refuseTooMany(call);
  const purpose = body.reason;
  const job = await insertExport(tx, {
    ...{ tenantId: tenant.id, userId: user.id, area: 'manager', list: PERSON_FILE, format: 'PDF', aboutId: params.id },
    ...{ filter: {}, view: '', columns: [], words: {}, lang: call.lang, purpose },
    ...{ state: 'QUEUED', triesLeft: EXPORT_TRIES, askedAt: now, movedAt: now },
  });
  const subject = { type: 'export', id: job.id };
  const details = { list: PERSON_FILE, format: 'PDF', about: params.id, purpose };
  await call.audit('export.asked', { subject, details });
  await call.enqueue('export.write', { tenantId: tenant.id, exportId: job.id });
  const row = await shownExport(tx, tenant.id, job.id);
  if (!row) throw new Error('the export is gone');
  return { data: presentExport(call, row) };
});
