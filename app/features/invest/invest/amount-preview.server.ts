import { flowFacts } from '#app/features/invest/flow/flow-facts.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import type { OnboardingFactsJson } from '#contract/onboarding-facts.ts';
import { factsFor } from '#domain/onboarding/next-step.ts';
import { amountView } from './amount.server.ts';

/** Somebody who has done all that comes before the amount and holds nothing yet. */
function prepared(now: Date): OnboardingFactsJson {
  const at = now.toISOString();
  const until = new Date(now.getTime() + 300 * 24 * 60 * 60_000).toISOString();
  return {
    kyc_status: 'SUCCESS',
    legal_type: 'INDIVIDUAL',
    account_information_at: at,
    additional_information_at: at,
    test_status: 'PASSED',
    test_attempts: 1,
    test_valid_until: until,
    sophisticated_until: null,
    loss_ability: '4000.00',
    loss_valid_until: until,
  };
}

/** The step of the amount as an investor of this project would see it, in the order of steps of the visit's customization. Nobody stands there, and nothing is asked of the API. */
export function previewAmount(visit: SignedInVisit, page: IssuancePage) {
  const flow = {
    issuance: {
      ...page,
      takes_orders: true,
      takes_interest: false,
      tokens_left: Math.max(page.min_tokens, page.tokens_for_sale - page.tokens_taken),
    },
    person: prepared(visit.now),
    investment: null,
    referral_code: null,
    balance: '0.00',
    // Nobody stands there of whom anything would be withheld.
    warning_min: '1000.00',
    withheld_percent: null,
  };
  const facts = factsFor('invest', flowFacts(flow, visit.customization, visit.now));
  return amountView(visit, { slug: page.slug, step: 'invest', flow, facts });
}
