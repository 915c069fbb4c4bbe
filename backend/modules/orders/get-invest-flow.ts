import { serve } from '#backend/http/serve.ts';
import { cashOf } from '#backend/ledger/balances.ts';
import { residenceOfPerson } from '#backend/modules/distributions/residence-of-person.repository.ts';
import { ratesNow, today } from '#backend/modules/distributions/work-out.ts';
import { currentInvestment } from '#backend/modules/investments/investment-rows.repository.ts';
import { flowFacts, isInvestor, tokensLeftFor, visibleIssuance } from '#backend/modules/investments/investor-flow.ts';
import { offerCard } from '#backend/modules/investments/offer-card.ts';
import { offerFigures } from '#backend/modules/investments/offer-figures.repository.ts';
import { presentInvestment } from '#backend/modules/investments/present-investment.ts';
import { presentLoan } from '#backend/modules/investments/present-loan.ts';
import { heldOn } from '#backend/modules/payment-records/payments.repository.ts';
import { onboardingFacts, presentOnboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import { getInvestFlow } from '#contract/orders.ts';
import { moneyText } from '#domain/money/money.ts';

/** Where the caller stands in the flow of one issuance. A manager or issuer may look; orders are taken from investors alone. */
export const getInvestFlowRoute = serve(getInvestFlow, async (call, { params }) => {
  const { tx, tenant, user, now } = call;
  const issuance = await visibleIssuance(call, params.slug);
  const debt = presentLoan(issuance);
  const [current, person, figures, held, cash, residence] = await Promise.all([
    currentInvestment(tx, tenant.id, user.id, issuance.id),
    onboardingFacts(tx, user.id, now),
    offerFigures(tx, tenant.id, issuance.id, user.id),
    heldOn(tx, user.id, issuance.id),
    cashOf(call, user.id),
    debt && residenceOfPerson(tx, tenant.id, user.id, today(call)),
  ]);
  const investment = current?.investment ?? null;
  const facts = flowFacts(call, person, issuance, investment);
  const invests = isInvestor(user.roles);
  const balance = tenant.customization.extras.payWithBalance ? cash + held : 0n;
  return {
    data: {
      issuance: {
        ...offerCard(issuance, figures, now, tenant.customization.tenant.time_zone),
        takes_orders: invests && facts.issuance.takesOrders,
        takes_interest: invests && facts.issuance.takesInterest,
        tokens_left: tokensLeftFor(issuance, investment),
        debt,
      },
      person: presentOnboardingFacts(person),
      investment: current && presentInvestment(current, now),
      referral_code: investment?.referralCode ?? null,
      warning_min: tenant.settings.warningGateMin,
      balance: moneyText(balance),
      // Hundredths of a per cent are written as cents are.
      withheld_percent: residence && moneyText(ratesNow(call, 'INTEREST')(residence).basisPoints),
    },
  };
});
