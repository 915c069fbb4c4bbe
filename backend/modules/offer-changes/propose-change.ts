import { isDeepStrictEqual } from 'node:util';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { keepVersion } from '#backend/modules/information-sheet/keep-sheet.ts';
import {
  type DrawnVersion,
  drawVersion,
  nextVersion,
  papersOf,
} from '#backend/modules/information-sheet/next-version.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { refuseOverOwnerLimit } from '#backend/modules/issuances/carry-out-move.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { managedIssuance } from '#backend/modules/issuances/managed-issuance.repository.ts';
import { publishedSheet } from '#backend/modules/issuances/sheet-versions.repository.ts';
import { refuseProblems } from '#backend/modules/projects/save-section.ts';
import { proposeChange } from '#contract/offer-changes.ts';
import type { OfferTerms } from '#contract/offer-terms.ts';
import { isChange, termsMayChange } from '#domain/issuance/offer-change.ts';
import { changesOf, insertChange, placedOrders } from './offer-changes.repository.ts';
import { offerDifferences, wordsOf } from './offer-differences.ts';
import { changedTerms, columnsOf, termProblems, termsOf } from './offer-terms.ts';

interface Proposed {
  terms_version: number;
  terms: OfferTerms;
  explanation: { es: string; en: string };
}

/**
 * Prepares a change: new terms, and where the project has a published sheet the next version of it, drawn before the transaction for the terms as they
 * are to be. Refusals: see contract/offer-changes.ts.
 */
export const proposeChangeRoute = serveAsking(
  proposeChange,
  async (call, { params, body }) => {
    const { next } = await whatIsProposed(call, params.id, body);
    return next && (() => drawVersion(call, next));
  },
  async (call, { params, body }, drawn: DrawnVersion | null) => {
    const { tx, tenant, user, now } = call;
    const { issuance, next, before, number, hasTerms } = await whatIsProposed(call, params.id, body);
    if (next) await keepVersion(call, issuance, { ...next, papers: papersOf(next, drawn), by: user.id });
    await insertChange(tx, {
      tenantId: tenant.id,
      issuanceId: issuance.id,
      number,
      state: 'PROPOSED',
      termsBefore: hasTerms ? before : null,
      termsAfter: hasTerms ? body.terms : null,
      explanation: body.explanation,
      sheetNumber: next?.number ?? null,
      proposedBy: user.id,
      proposedAt: now,
    });
    await call.audit('issuance.change_proposed', {
      subject: { type: 'issuance', id: issuance.id },
      details: { change: number, terms: changedTerms(before, body.terms), sheet: next?.number ?? null },
    });
    return { data: { number } };
  },
);

async function whatIsProposed(call: SignedInCall, id: string, body: Proposed) {
  const { tx, tenant, now } = call;
  if (!(await managedIssuance(tx, managedOne(call, id)))) throw notFound();
  const issuance = await lockIssuance(tx, id);
  const [changes, published, placed] = await Promise.all([
    changesOf(tx, tenant.id, issuance.id),
    publishedSheet(tx, tenant.id, issuance.id),
    placedOrders(tx, tenant.id, issuance.id),
  ]);
  if (changes.some(({ state }) => state === 'PROPOSED')) throw new Refusal(409, 'change.waiting');
  const before = termsOf(issuance, call);
  const hasTerms = changedTerms(before, body.terms).length > 0;
  const takesSheet = isChange({ status: issuance.status, hasPublished: published !== null });
  if (hasTerms ? !termsMayChange(issuance, now) : !takesSheet) throw new Refusal(409, 'change.not_now');
  if (body.terms_version !== issuance.termsVersion) throw new Refusal(409, 'project.changed_meanwhile');
  refuseProblems(hasTerms ? await termProblems(issuance, { before, after: body.terms, placed }, call) : {});
  const changed = { ...issuance, ...(hasTerms ? columnsOf(issuance, body.terms, call) : {}) };
  if (hasTerms && changed.tokensForSale > issuance.tokensForSale) await refuseOverOwnerLimit(call, changed);
  const next = takesSheet ? await nextVersion(call, changed) : null;
  if (!hasTerms && published && next) {
    // As it is kept: through JSON.
    const after = JSON.parse(JSON.stringify(next.text)) as typeof next.text;
    const { es, en } = offerDifferences(tenant, issuance, {
      terms: null,
      sheets: { before: wordsOf(published), after },
    });
    if (isDeepStrictEqual([es, en], [[], []])) throw new Refusal(409, 'change.nothing');
  }
  return { issuance, next, before, number: (changes[0]?.number ?? 0) + 1, hasTerms };
}
