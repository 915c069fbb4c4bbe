import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { fundsClearAmong } from '#backend/modules/funds/funds-standing.ts';
import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import { tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { firmOf } from '#backend/modules/investments/firm-money.repository.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { mintFactsOf } from '#backend/modules/investments/present-investment.ts';
import { previewMove } from '#contract/issuances.ts';
import {
  closingWarnings,
  opensCampaign,
  PHASE_EFFECTS,
  type PhaseEffect,
  phaseEffect,
} from '#domain/issuance/phase-effects.ts';
import { neighboursOf } from '#domain/issuance/transitions.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { ordersOf } from './phases.repository.ts';
import { tellingOf } from './tell-people.ts';
import { countListeners } from './tellings.repository.ts';

/** What a change of phase would do, asked of the rules that will decide. Changes nothing. 404 and 409 `issuance.illegal_move` as the change itself. */
export const previewMoveRoute = serve(previewMove, async (call, { params, query }) => {
  const { tx, tenant, now } = call;
  const [issuance, firm, orders] = await Promise.all([
    issuanceById(tx, params.id),
    firmOf(tx, tenant.id, [params.id], now),
    ordersOf(tx, tenant.id, params.id),
  ]);
  if (!issuance) throw notFound();
  const { back, forward } = neighboursOf(issuance.status, tenant.customization.flows.project_status);
  const to = query.to ?? forward;
  if (to === null || (to !== back && to !== forward)) throw new Refusal(409, 'issuance.illegal_move');
  const firmCents = firm.get(issuance.id) ?? 0n;
  const people = orders.map(({ userId }) => userId);
  const [known, clear] = await Promise.all([checkedPeople(call, people), fundsClearAmong(call, people)]);
  const facts = { now, signs: tenantSigns(call), firmCents };
  const sums = new Map<PhaseEffect, { count: number; cents: bigint }>();
  const told = new Set<string>();
  for (const investment of orders) {
    const effect = phaseEffect(
      mintFactsOf(
        { investment, issuance },
        { ...facts, identityChecked: known.has(investment.userId), fundsClear: clear.has(investment.userId) },
      ),
      to,
      now,
    );
    if (!effect) continue;
    const sum = sums.get(effect) ?? { count: 0, cents: 0n };
    sums.set(effect, { count: sum.count + 1, cents: sum.cents + investment.amountCents });
    if (effect === 'mints') told.add(investment.userId);
  }
  const { campaignEndsAt } = issuance;
  const softCapCents = amountOf(issuance.softCapTokens, priceOf(issuance.price));
  const { early, underSoftCap } = closingWarnings({ to, campaignEndsAt, firmCents, softCapCents }, now);
  return {
    data: {
      from: issuance.status,
      to,
      forward: to === forward,
      early,
      under_soft_cap: underSoftCap,
      final: to === 'CLOSED',
      firm: moneyText(firmCents),
      effects: PHASE_EFFECTS.map((effect) => {
        const { count, cents } = sums.get(effect) ?? { count: 0, cents: 0n };
        return { effect, count, amount: moneyText(cents) };
      }),
      told: told.size,
      told_of_opening: opensCampaign({ to, campaignEndsAt }, now)
        ? await countListeners(tx, tellingOf(issuance, 'OPENED'), [...told])
        : 0,
    },
  };
});
