import { personFacts } from '#app/parts/onboarding/person-facts.ts';
import type { Customization } from '#contract/customization.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getInvestFlow } from '#contract/orders.ts';
import type { FlowFacts } from '#domain/onboarding/flow-facts.ts';

export type Flow = AnswerOf<typeof getInvestFlow>['data'];

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
