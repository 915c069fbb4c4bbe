import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { offerKindOf } from '#backend/modules/information-sheet/gather-sheet.ts';
import { namesOf, sheetOf } from '#backend/modules/information-sheet/sheets.repository.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { managedIssuance } from '#backend/modules/issuances/managed-issuance.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { getOfferChange } from '#contract/offer-changes.ts';
import { missingAnswers } from '#domain/information-sheet/sheet-answers.ts';
import { COMMITTED_STATUSES } from '#domain/investment/transitions.ts';
import { changeGrants, changeRefusal, earliestEnd, isChange, termsMayChange } from '#domain/issuance/offer-change.ts';
import { leastForSale } from '#domain/issuance/oversubscription.ts';
import { priceOf, priceText } from '#domain/money/price.ts';
import { type ChangeRow, changesOf, placedOrders, sheetVersions } from './offer-changes.repository.ts';
import { termsOf } from './offer-terms.ts';
import { presentChange } from './present-change.ts';
import { wholeChange } from './whole-change.ts';

/** How an offer can be changed, the change that waits and those before it. 404 for an issuer who asks for another's. */
export const getOfferChangeRoute = serve(getOfferChange, async (call, { params }) => {
  const { tx, tenant, user, now } = call;
  const [issuance, changes, versions, sheet, placed, totals] = await Promise.all([
    managedIssuance(tx, managedOne(call, params.id)),
    changesOf(tx, tenant.id, params.id),
    sheetVersions(tx, tenant.id, params.id),
    sheetOf(tx, tenant.id, params.id),
    placedOrders(tx, tenant.id, params.id),
    totalsOf(tx, tenant.id, { kinds: ['investment'], issuanceIds: [params.id] }),
  ]);
  if (!issuance) throw notFound();
  const zone = tenant.customization.tenant.time_zone;
  const hasPublished = versions.some(({ state }) => state === 'PUBLISHED');
  const names = await peopleOf(call, issuance, changes);
  const waiting = changes.find(({ state }) => state === 'PROPOSED');
  const whole = waiting && wholeChange(call, issuance, waiting, versions);
  const countOf = (statuses: readonly string[]) =>
    totals.of({ kind: 'investment', issuance: issuance.id, statuses }).count;
  const answers = sheet?.answers ?? {};
  const { needsTwo } = tenant.settings.informationSheet;
  return {
    data: {
      id: issuance.id,
      title: issuance.title,
      status: issuance.status,
      product_type: issuance.productType,
      price: priceText(priceOf(issuance.price)),
      terms: termsOf(issuance, call),
      terms_version: issuance.termsVersion,
      may_change: {
        terms: !waiting && termsMayChange(issuance, now),
        sheet: !waiting && isChange({ status: issuance.status, hasPublished }),
      },
      sheet_missing: hasPublished ? missingAnswers(answers, offerKindOf(issuance, answers)).length : null,
      bounds: {
        earliest_end: earliestEnd(now, zone),
        tokens_taken: leastForSale(issuance),
        smallest_order: placed.smallest,
        largest_order: placed.largest,
      },
      waiting:
        waiting && whole
          ? {
              ...presentChange(waiting, versions, names, whole.differences),
              always_material: whole.material,
              may_decide:
                actsAsManager(call) && changeRefusal(waiting, { managerId: user.id, needsTwo }) !== 'needs_another',
            }
          : null,
      meets: {
        orders: countOf(COMMITTED_STATUSES),
        interests: countOf(['RESERVED']),
        until: changeGrants(now, zone).revocableUntil.toISOString(),
      },
      past: changes
        .filter(({ state }) => state !== 'PROPOSED')
        .map((change) => presentChange(change, versions, names, change.differences ?? { es: [], en: [] })),
    },
  };
});

/** How people are called: an issuer gets no names of managers, but the house's (decision record 0035). */
async function peopleOf(call: SignedInCall, issuance: IssuanceRow, changes: readonly ChangeRow[]) {
  const { tx, tenant, user } = call;
  const ids = changes.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy ? [decidedBy] : [])]);
  const names = await namesOf(tx, tenant.id, ids);
  const isManager = actsAsManager(call);
  return (id: string): string =>
    ((isManager || id === user.id || id === issuance.issuerUserId) && names.get(id)) ||
    tenant.customization.tenant.name;
}
