import { serve } from '#backend/http/serve.ts';
import { cashOf } from '#backend/ledger/balances.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { investmentWire } from '#backend/modules/investments/investment-wire.ts';
import { currentInvestment } from '#backend/modules/investments/investments.repository.ts';
import { flowOf, isInvestor, tokensLeftFor, visibleIssuance } from '#backend/modules/investments/investor-flow.ts';
import { offerCard } from '#backend/modules/investments/offer-card.ts';
import { offerFigures } from '#backend/modules/investments/offer-figures.repository.ts';
import { openHold } from '#backend/modules/payment-records/payments.repository.ts';
import { onboardingFactsWire } from '#backend/modules/profiles/onboarding-facts.ts';
import { getInvestFlow } from '#contract/investments.ts';
import { moneyText } from '#domain/money/money.ts';

/** Where the caller stands in the flow of one issuance. A manager or issuer may look; orders are taken from investors alone. */
export const getInvestFlowRoute = serve(getInvestFlow, async (call, { params }) => {
  const { tx, tenant, user, now } = call;
  const issuance = await visibleIssuance(call, params.slug);
  const investment = await currentInvestment(tx, user.id, issuance.id);
  const { person, facts } = await flowOf(call, user.id, issuance, investment);
  const invests = isInvestor(user.roles);
  const hold = investment && (await openHold(tx, investment.id));
  const balance = tenant.customization.extras.payWithBalance
    ? (await cashOf(call, user.id)) + (hold?.amountCents ?? 0n)
    : 0n;
  return {
    data: {
      issuance: {
        ...offerCard(
          issuance,
          await offerFigures(tx, tenant.id, issuance.id, user.id),
          now,
          tenant.customization.tenant.time_zone,
        ),
        takes_orders: invests && facts.issuance.takesOrders,
        takes_interest: invests && facts.issuance.takesInterest,
        tokens_left: tokensLeftFor(issuance, investment),
      },
      person: onboardingFactsWire(person),
      investment: investment && investmentWire(await readInvestment(call, investment.id), now),
      balance: moneyText(balance),
    },
  };
});
