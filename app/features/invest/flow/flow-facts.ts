import type { Customization } from '#contract/customization.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { OnboardingFactsJson } from '#contract/onboarding-facts.ts';
import type { getInvestFlow } from '#contract/orders.ts';
import { centsOf } from '#domain/money/money.ts';
import type { FlowFacts, PersonFacts } from '#domain/onboarding/flow-facts.ts';

export type Flow = AnswerOf<typeof getInvestFlow>['data'];

const dateOf = (moment: string | null) => (moment ? new Date(moment) : null);

/** A person's facts of the API as the rules take them. */
function personFacts(person: OnboardingFactsJson): PersonFacts {
  return {
    kycStatus: person.kyc_status,
    legalType: person.legal_type,
    accountInformationAt: dateOf(person.account_information_at),
    additionalInformationAt: dateOf(person.additional_information_at),
    testStatus: person.test_status,
    testValidUntil: dateOf(person.test_valid_until),
    sophisticatedUntil: dateOf(person.sophisticated_until),
    lossAbilityCents: person.loss_ability === null ? null : centsOf(person.loss_ability),
    lossValidUntil: dateOf(person.loss_valid_until),
  };
}

/** Everything that names the person's place in this flow. */
export function flowFacts(flow: Flow, customization: Customization, now: Date): FlowFacts {
  return {
    person: personFacts(flow.person),
    tenant: customization,
    issuance: { takesOrders: flow.issuance.takes_orders, takesInterest: flow.issuance.takes_interest },
    investment: flow.investment && {
      status: flow.investment.status,
      method: flow.investment.payment_method,
      isRequest: flow.investment.is_request,
    },
    now,
  };
}
