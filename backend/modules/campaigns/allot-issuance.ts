import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { type IssuanceRow, issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { startRun } from '#backend/modules/runs/start-run.ts';
import { allotIssuance, previewAllotment } from '#contract/campaigns.ts';
import { isPaid } from '#domain/investment/transitions.ts';
import { mayAllot } from '#domain/issuance/oversubscription.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { moneyText } from '#domain/money/money.ts';
import { allotmentOf, sumsOfAllotment } from './allotment-plan.ts';
import { requestsOf, writeAllotment } from './requests.repository.ts';

/** How many requests a page shows one by one. */
const SHOWN = 100;

/** What an allotment would give to whom now. Changes nothing. 409 `issuance.not_allottable`. */
export const previewAllotmentRoute = serve(previewAllotment, async (call, { params }) => {
  const { tx, tenant, now } = call;
  const [issuance, requests] = await Promise.all([issuanceById(tx, params.id), requestsOf(tx, tenant.id, params.id)]);
  if (!issuance) throw notFound();
  refuseAllotment(issuance, now);
  const shares = allotmentOf(issuance, requests);
  const sums = sumsOfAllotment(shares);
  const sum = ({ count, cents }: { count: number; cents: bigint }) => ({ count, amount: moneyText(cents) });
  return {
    data: {
      tokens_for_sale: issuance.tokensForSale - issuance.tokensTaken,
      requested: { tokens: sums.requestedTokens, amount: moneyText(sums.requestedCents), count: shares.length },
      allotted: { tokens: sums.allottedTokens, amount: moneyText(sums.allottedCents) },
      paid: sum(sums.paid),
      unpaid: sum(sums.unpaid),
      back: moneyText(sums.backCents),
      cut: sums.cut,
      empty: sums.empty,
      paying: sums.paying,
      shares: shares.slice(0, SHOWN).map(({ request, tokens, kept, outsideBackCents, balanceBackCents }) => ({
        id: request.id,
        reference: request.reference,
        requested: request.tokens,
        allotted: tokens,
        amount: moneyText(kept.amountCents),
        back: moneyText(isPaid(request.status) ? outsideBackCents + balanceBackCents : 0n),
        paid: isPaid(request.status),
      })),
    },
  };
});

/**
 * Decides how many tokens each request gets, all of them at once under the issuance's lock, and begins the run that has each become its smaller order. Nobody
 * orders after it. Refusals: 409 `issuance.not_allottable`; `issuance.allotment_changed` where the total is another than the one that was confirmed.
 */
export const allotIssuanceRoute = serve(allotIssuance, async (call, { params, body }) => {
  const { tx, tenant, now } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  refuseAllotment(issuance, now);
  const shares = allotmentOf(issuance, await requestsOf(tx, tenant.id, issuance.id));
  const { allottedCents, backCents, allottedTokens, cut, empty } = sumsOfAllotment(shares);
  const [total, back] = [moneyText(allottedCents), moneyText(backCents)];
  if (body.total !== total || body.back !== back) throw new Refusal(409, 'issuance.allotment_changed');
  await writeAllotment(
    tx,
    tenant.id,
    shares.map(({ request, tokens }) => ({ id: request.id, tokens })),
  );
  await updateIssuance(tx, tenant.id, issuance.id, { allottedAt: now, updatedAt: now });
  await call.audit('issuance.allotted', {
    subject: { type: 'issuance', id: issuance.id },
    details: { orders: shares.length, tokens: allottedTokens, total, back, cut, empty },
  });
  const items = shares.map(({ request: { id, userId }, kept }) => ({
    subjectId: id,
    investmentId: id,
    userId,
    cents: kept.amountCents,
  }));
  return { data: { run: await startRun(call, { kind: 'allot', aboutId: issuance.id, items }) } };
});

function refuseAllotment(issuance: IssuanceRow, now: Date): void {
  if (!mayAllot({ ...issuance, suspended: isSuspended(issuance.suspendedUntil, now) }, now))
    throw new Refusal(409, 'issuance.not_allottable');
}
