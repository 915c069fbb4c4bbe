import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { isOfChange } from '#backend/modules/issuances/changed-offers.repository.ts';
import { decideSheet } from '#contract/information-sheet.ts';
import { approvalRefusal, type SheetState } from '#domain/information-sheet/sheet-states.ts';
import { isChange } from '#domain/issuance/offer-change.ts';
import { problem } from '#domain/validation/problem.ts';
import { tellOfDecision } from './decision-mail.ts';
import { refuseOutdated } from './refuse-outdated.ts';
import { decideVersion, openPapers, sheetOf, touchIssuance, versionsOf } from './sheets.repository.ts';

/**
 * Publishes the version that waits, or gives it back. Under the issuance's lock: of two managers at once the later one is told that it is decided.
 * 409 `sheet.decided`, `sheet.needs_another`, `sheet.is_change` (it is decided with the change that it belongs to), `sheet.outdated` (what the project or the tenant says has changed since it was handed in); 422 without a reason.
 */
export const decideSheetRoute = serve(decideSheet, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  const versions = await versionsOf(tx, tenant.id, issuance.id);
  const version = versions.find(({ number }) => number === body.number);
  if (!version) throw notFound();
  const sheet = await sheetOf(tx, tenant.id, issuance.id);
  const { needsTwo } = tenant.settings.informationSheet;
  const refusal = approvalRefusal(version, { managerId: user.id, editedBy: sheet?.editedBy ?? '', needsTwo });
  if (refusal === 'decided') throw new Refusal(409, 'sheet.decided');
  if (refusal === 'needs_another' && body.approve) throw new Refusal(409, 'sheet.needs_another');
  if (!body.approve && !body.reason) throw fieldRefusal({ reason: problem('validator.error_null') });
  const hasPublished = versions.some(({ state }) => state === 'PUBLISHED');
  if (isChange({ status: issuance.status, hasPublished }) && (body.approve || (await isOfChange(tx, version))))
    throw new Refusal(409, 'sheet.is_change');
  if (body.approve) refuseOutdated(call, issuance, sheet, version);

  const state: SheetState = body.approve ? 'PUBLISHED' : 'RETURNED';
  await decideVersion(tx, version, { state, decidedBy: user.id, decidedAt: now, reason: body.reason ?? null });
  if (body.approve) {
    await openPapers(tx, version);
    await touchIssuance(tx, tenant.id, issuance.id, now);
  }
  await call.audit(body.approve ? 'sheet.published' : 'sheet.returned', {
    subject: { type: 'issuance', id: issuance.id },
    details: { number: version.number },
  });
  await tellOfDecision(call, issuance, 'sheet', {
    approved: body.approve,
    number: version.number,
    reason: body.reason ?? null,
  });
  return { data: { state } };
});
