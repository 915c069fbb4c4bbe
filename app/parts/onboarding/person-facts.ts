import type { OnboardingFactsJson } from '#contract/onboarding-facts.ts';
import { centsOf } from '#domain/money/money.ts';
import type { PersonFacts } from '#domain/onboarding/flow-facts.ts';

const dateOf = (moment: string | null) => (moment ? new Date(moment) : null);

/** A person's facts of the API as the rules take them. */
export function personFacts(person: OnboardingFactsJson): PersonFacts {
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
