import { isDeepStrictEqual } from 'node:util';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { managedIssuance } from '#backend/modules/issuances/managed-issuance.repository.ts';
import { saveSheetPart } from '#contract/information-sheet.ts';
import type { SheetAnswer } from '#domain/information-sheet/sheet-answers.ts';
import { putSheet, sheetOf, waitingVersion } from './sheets.repository.ts';

/** Saves the answers of a part, under the issuance's lock. 404 for what the caller does not manage; 409 `project.changed_meanwhile`, `project.locked`, `sheet.waiting`. */
export const saveSheetPartRoute = serve(saveSheetPart, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await managedIssuance(tx, managedOne(call, params.id)))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  const sheet = await sheetOf(tx, tenant.id, issuance.id);
  const { part, ...given } = body.answers;
  const answers = given as Record<string, SheetAnswer>;
  const current = sheet?.partVersions[part] ?? 1;
  if (isDeepStrictEqual(sheet?.answers[part], answers)) return { data: { version: current } };
  if (body.version !== current) throw new Refusal(409, 'project.changed_meanwhile');
  // What a manager reads is what they approve: it is given back before it is changed.
  if (await waitingVersion(tx, tenant.id, issuance.id)) throw new Refusal(409, 'sheet.waiting');
  if (issuance.status === 'CLOSED') throw new Refusal(409, 'project.locked');
  await putSheet(tx, {
    tenantId: tenant.id,
    issuanceId: issuance.id,
    answers: { ...sheet?.answers, [part]: answers },
    partVersions: { ...sheet?.partVersions, [part]: current + 1 },
    editedAt: now,
    editedBy: user.id,
  });
  await call.audit('sheet.edited', { subject: { type: 'issuance', id: issuance.id }, details: { part } });
  return { data: { version: current + 1 } };
});
