import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { prepareExport } from '#contract/exports.ts';
import { prepareOwnExport } from '#contract/own-exports.ts';
import { EXPORT_TRIES } from '#domain/export/export.ts';
import { columnsFor, type ExportArea, exportedList, wordKeys } from '#domain/export/exported-lists.ts';
import { EXPORTS_AT_ONCE_OF_A_PERSON, EXPORTS_AT_ONCE_OF_A_TENANT } from '#domain/limits.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import { countUnderWay, insertExport } from './exports.repository.ts';
import { shownExport } from './exports-page.repository.ts';
import { deskOf } from './own-export.ts';
import { presentExport } from './present-export.ts';
import { pageAsked, readFilter } from './read-filter.ts';

type Body = Parameters<Parameters<typeof serve<typeof prepareExport>>[1]>[1]['body'];

/** Of other people's, at a desk. */
export const prepareExportRoute = serve(prepareExport, (call, { body }) => prepareIn(call, deskOf(call), body));

/** Of one's own. */
export const prepareOwnExportRoute = serve(prepareOwnExport, (call, { body }) => prepareIn(call, 'user', body));

/** Writes down what is asked for; a job writes the file. What the filter finds is counted by the list itself, as the caller reads it. */
async function prepareIn(call: SignedInCall, area: ExportArea, body: Body) {
  const { tx, tenant, user, now } = call;
  const { list, format, view, filter, about = null, purpose = null } = body;
  if (!exportedList(list).areas.includes(area)) throw notFound();
  const columns = chosenColumns(body, area);
  const source = EXPORT_SOURCES[list];
  const input = readFilter(source, { aboutId: about, filter });
  const { meta } = await source.page(call, pageAsked(input, 1));
  if (meta.total === 0) throw new Refusal(409, 'export.nothing');
  await refuseTooMany(call);
  const known = new Set(wordKeys(list, area));
  const job = await insertExport(tx, {
    ...{ tenantId: tenant.id, userId: user.id, area, list, aboutId: about, filter, view, format, columns, purpose },
    words: Object.fromEntries(Object.entries(body.words).filter(([key]) => known.has(key))),
    lang: call.lang,
    state: 'QUEUED',
    triesLeft: EXPORT_TRIES,
    total: meta.more ? null : meta.total,
    askedAt: now,
    movedAt: now,
  });
  const subject = { type: 'export', id: job.id };
  await call.audit('export.asked', { subject, details: { list, format, filter, about, columns, purpose } });
  await call.enqueue('export.write', { tenantId: tenant.id, exportId: job.id });
  const row = await shownExport(tx, tenant.id, job.id);
  if (!row) throw new Error('the export is gone');
  return { data: presentExport(call, row) };
}

/** The columns in the list's order. Throws Refusal 422 for one that the list does not have for the caller, and where personal ones lack a purpose. */
function chosenColumns({ list, columns, purpose }: Body, area: ExportArea): string[] {
  const known = columnsFor(list, area);
  if (columns.some((name) => !known.some(([key]) => key === name)))
    throw fieldRefusal({ columns: { key: 'validator.error_option' } });
  const chosen = known.filter(([key]) => columns.includes(key));
  if (!purpose && chosen.some(([, { personal }]) => personal))
    throw fieldRefusal({ purpose: { key: 'validator.error_null' } });
  return chosen.map(([key]) => key);
}

/** Throws Refusal 429 where a person, or their whole tenant, has as many under way as there may be. */
export async function refuseTooMany({ tx, tenant, user }: SignedInCall): Promise<void> {
  const { all, own } = await countUnderWay(tx, tenant.id, user.id);
  if (own >= EXPORTS_AT_ONCE_OF_A_PERSON || all >= EXPORTS_AT_ONCE_OF_A_TENANT)
    throw new Refusal(429, 'export.too_many');
}
