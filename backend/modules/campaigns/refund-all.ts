import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { type IssuanceRow, issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { carryOutMove, refuseMove } from '#backend/modules/issuances/carry-out-move.ts';
import { startRun } from '#backend/modules/runs/start-run.ts';
import { type Totals, totalsOf } from '#backend/totals/totals.repository.ts';
import type { Work } from '#backend/work.ts';
import { closeAndRefund, previewRefundAll } from '#contract/campaigns.ts';
import { COMMITTED_STATUSES, MADE_STATUSES, MONEY_IN_STATUSES, PAID_STATUSES } from '#domain/investment/transitions.ts';
import { offersRefundAll } from '#domain/issuance/transitions.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { liveOrdersOf } from './live-orders.repository.ts';

const UNPAID = COMMITTED_STATUSES.filter((status) => !PAID_STATUSES.some((paid) => paid === status));

/** What closing a failed campaign would give back. Changes nothing. 409 `issuance.not_refundable`. */
export const previewRefundAllRoute = serve(previewRefundAll, async (call, { params }) => {
  const { tx, tenant } = call;
  const [issuance, totals] = await Promise.all([
    issuanceById(tx, params.id),
    totalsOf(tx, tenant.id, { kinds: ['investment'], issuanceIds: [params.id] }),
  ]);
  if (!issuance) throw notFound();
  refuseRefundAll(call, issuance, totals);
  const sumOf = (statuses: readonly string[]) => {
    const { count, cents } = totals.of({ kind: 'investment', issuance: issuance.id, statuses });
    return { count, amount: moneyText(cents) };
  };
  return {
    data: {
      from: issuance.status,
      soft_cap: moneyText(softCapOf(issuance)),
      raised: sumOf(MONEY_IN_STATUSES).amount,
      paid: sumOf(PAID_STATUSES),
      unpaid: sumOf(UNPAID),
      interests: sumOf(['RESERVED']).count,
      made: sumOf(MADE_STATUSES),
    },
  };
});

/**
 * Closes a campaign that ended below its soft cap and begins the run that takes back every order and interest. Under the issuance's lock: nobody orders,
 * pays or mints after it. Refusals: 409 `issuance.not_refundable`, and those of a change of phase.
 */
export const closeAndRefundRoute = serve(closeAndRefund, async (call, { params, body }) => {
  const { tx, tenant, user } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  refuseRefundAll(call, issuance, await totalsOf(tx, tenant.id, { kinds: ['investment'], issuanceIds: [issuance.id] }));
  const move = { from: issuance.status, to: 'CLOSED', givesBack: true } as const;
  await refuseMove(call, issuance, move);
  await carryOutMove(call, issuance, move, { userId: user.id, note: body.note ?? null });
  const orders = await liveOrdersOf(tx, tenant.id, issuance.id);
  if (orders.length === 0) return { data: { run: null } };
  const items = orders.map(({ id, userId, cents }) => ({ subjectId: id, investmentId: id, userId, cents }));
  return { data: { run: await startRun(call, { kind: 'refund_all', aboutId: issuance.id, items }) } };
});

function refuseRefundAll({ now }: Pick<Work, 'now'>, issuance: IssuanceRow, totals: Totals): void {
  const { cents } = totals.of({ kind: 'investment', issuance: issuance.id, statuses: MONEY_IN_STATUSES });
  const { status, campaignEndsAt } = issuance;
  if (!offersRefundAll({ status, campaignEndsAt, raisedCents: cents, softCapCents: softCapOf(issuance) }, now))
    throw new Refusal(409, 'issuance.not_refundable');
}

const softCapOf = (issuance: IssuanceRow) => amountOf(issuance.softCapTokens, priceOf(issuance.price));
