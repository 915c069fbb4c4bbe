import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { decideVersion } from '#backend/modules/information-sheet/sheets.repository.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { managedIssuance } from '#backend/modules/issuances/managed-issuance.repository.ts';
import { withdrawChange } from '#contract/offer-changes.ts';
import { changesOf, setChange, sheetVersions } from './offer-changes.repository.ts';

/** Takes the change that waits back, with the sheet that goes with it. 404 for what the caller does not manage; 409 `change.decided`. */
export const withdrawChangeRoute = serve(withdrawChange, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await managedIssuance(tx, managedOne(call, params.id)))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  const change = (await changesOf(tx, tenant.id, issuance.id)).find(({ number }) => number === body.number);
  if (!change) throw notFound();
  if (change.state !== 'PROPOSED') throw new Refusal(409, 'change.decided');
  const decided = { decidedBy: user.id, decidedAt: now, reason: null };
  await setChange(tx, change, { state: 'WITHDRAWN', ...decided });
  const versions = await sheetVersions(tx, tenant.id, issuance.id);
  const waiting = versions.find(({ number }) => number === change.sheetNumber);
  if (waiting) await decideVersion(tx, waiting, { state: 'RETURNED', ...decided });
  await call.audit('issuance.change_withdrawn', {
    subject: { type: 'issuance', id: issuance.id },
    details: { change: change.number },
  });
  return { data: { state: 'WITHDRAWN' as const } };
});
