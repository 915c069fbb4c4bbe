import { isDeepStrictEqual } from 'node:util';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tellOfDecision } from '#backend/modules/information-sheet/decision-mail.ts';
import { refuseOutdated } from '#backend/modules/information-sheet/refuse-outdated.ts';
import { decideVersion, openPapers, sheetOf } from '#backend/modules/information-sheet/sheets.repository.ts';
import { type IssuanceRow, issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { refuseOverOwnerLimit } from '#backend/modules/issuances/carry-out-move.ts';
import { updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { grantToOrders } from '#backend/modules/issuances/suspensions.repository.ts';
import { prolongOffers } from '#backend/modules/waiting-list/places.repository.ts';
import { decideChange } from '#contract/offer-changes.ts';
import { changeGrants, changeRefusal, isChange, termsMayChange } from '#domain/issuance/offer-change.ts';
import { problem } from '#domain/validation/problem.ts';
import {
  type ChangeRow,
  changesOf,
  noteMet,
  placedOrders,
  setChange,
  sheetVersions,
} from './offer-changes.repository.ts';
import { columnsOf, termProblems, termsOf } from './offer-terms.ts';
import { wholeChange } from './whole-change.ts';

/**
 * Approves the change that waits, or gives it back. Under the issuance's lock, which every order, payment and minting takes first: whoever ordered before
 * is met by it, whoever comes after sees the new terms. Refusals: see contract/offer-changes.ts; 422 on `material` where a change is material by what it changes.
 */
export const decideChangeRoute = serve(decideChange, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  const changes = await changesOf(tx, tenant.id, issuance.id);
  const change = changes.find(({ number }) => number === body.number);
  if (!change) throw notFound();
  const { needsTwo } = tenant.settings.informationSheet;
  const refusal = changeRefusal(change, { managerId: user.id, needsTwo });
  if (refusal === 'decided') throw new Refusal(409, 'change.decided');
  const versions = await sheetVersions(tx, tenant.id, issuance.id);
  const { differences, material, next } = wholeChange(call, issuance, change, versions);
  const decided = { decidedBy: user.id, decidedAt: now, reason: body.reason };

  if (!body.approve) {
    await setChange(tx, change, { state: 'RETURNED', ...decided });
    if (next) await decideVersion(tx, next, { state: 'RETURNED', ...decided });
    await audit(call, 'issuance.change_returned', change);
    await tellOfDecision(call, issuance, 'change', { approved: false, number: change.number, reason: body.reason });
    return { data: { state: 'RETURNED' as const, orders: 0, interests: 0 } };
  }

  if (refusal === 'needs_another') throw new Refusal(409, 'change.needs_another');
  if (material.length > 0 && !body.material)
    throw fieldRefusal({ material: problem('validator.error_change_material') });
  const columns = await newColumns(call, issuance, change);
  if (next) {
    refuseOutdated(call, { ...issuance, ...columns }, await sheetOf(tx, tenant.id, issuance.id), next);
    await decideVersion(tx, next, { state: 'PUBLISHED', ...decided, reason: null });
    await openPapers(tx, next);
  }
  await updateIssuance(tx, tenant.id, issuance.id, {
    ...columns,
    // An open page of an order shows itself anew.
    termsVersion: issuance.termsVersion + 1,
    updatedAt: now,
  });
  const met = body.material ? await openWayOut(call, issuance, change) : null;
  await setChange(tx, change, { state: 'APPROVED', ...decided, ...met, material: body.material, differences });
  if (met) await call.enqueue('change.tell', { tenantId: tenant.id, changeId: change.id });
  await audit(call, body.material ? 'issuance.change_material' : 'issuance.change_approved', change);
  await tellOfDecision(call, issuance, 'change', { approved: true, number: change.number, reason: null });
  return { data: { state: 'APPROVED' as const, orders: met?.orders ?? 0, interests: met?.interests ?? 0 } };
});

/** Everybody who stands behind the offer may take it back for a whole period from now, is noted, and will be told. */
async function openWayOut(call: SignedInCall, issuance: IssuanceRow, change: ChangeRow) {
  const { tx, tenant, now } = call;
  const grants = changeGrants(now, tenant.customization.tenant.time_zone);
  await grantToOrders(tx, tenant.id, issuance.id, grants);
  await prolongOffers(tx, issuance, grants.payableUntil);
  const met = await noteMet(tx, change);
  return { ...met, revocableUntil: grants.revocableUntil, toldAskedAt: now };
}

/** The columns that the change makes other; none where the sheet alone changes. Throws 409 `change.not_now`, `change.outdated`, `issuance.owner_limit`, where what was prepared is no longer possible. */
async function newColumns(call: SignedInCall, issuance: IssuanceRow, { termsBefore, termsAfter }: ChangeRow) {
  const { tx, tenant, now } = call;
  if (!termsBefore || !termsAfter) {
    if (!isChange({ status: issuance.status, hasPublished: true })) throw new Refusal(409, 'change.not_now');
    return {};
  }
  if (!termsMayChange(issuance, now)) throw new Refusal(409, 'change.not_now');
  const before = termsOf(issuance, call);
  if (!isDeepStrictEqual(before, termsBefore)) throw new Refusal(409, 'change.outdated');
  const placed = await placedOrders(tx, tenant.id, issuance.id);
  const problems = await termProblems(issuance, { before, after: termsAfter, placed }, call);
  if (Object.values(problems).some(Boolean)) throw new Refusal(409, 'change.outdated');
  const columns = columnsOf(issuance, termsAfter, call);
  if ((columns.tokensForSale ?? 0) > issuance.tokensForSale)
    await refuseOverOwnerLimit(call, { ...issuance, ...columns });
  const raised = (section: 'token' | 'calendar' | 'return') => ({
    [section]: (issuance.sectionVersions[section] ?? 1) + 1,
  });
  return {
    ...columns,
    // Who has a page of the editor open is shown that it is another.
    sectionVersions: { ...issuance.sectionVersions, ...raised('token'), ...raised('calendar'), ...raised('return') },
  };
}

const audit = (call: SignedInCall, action: string, { issuanceId, number }: ChangeRow) =>
  call.audit(action, { subject: { type: 'issuance', id: issuanceId }, details: { change: number } });
