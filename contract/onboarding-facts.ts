import { z } from 'zod';
import { KYC_STATUSES, LEGAL_TYPES, TEST_STATUSES } from '#domain/user/status.ts';
import { instant, moneyString } from './envelope.ts';

/** What is known of a person for naming the next step of the flow; both sides feed it to `domain/onboarding/next-step.ts`. */
export const onboardingFacts = z.object({
  kyc_status: z.enum(KYC_STATUSES).nullable(),
  legal_type: z.enum(LEGAL_TYPES).nullable(),
  /** When the account information (identity and address) was completed. */
  account_information_at: instant.nullable(),
  additional_information_at: instant.nullable(),
  test_status: z.enum(TEST_STATUSES),
  test_attempts: z.number().int(),
  /** End of the validity (2 years) of a passed test or a declaration. */
  test_valid_until: instant.nullable(),
  /** Sophisticated status in force until then. */
  sophisticated_until: instant.nullable(),
  /** Result of the loss-bearing simulation: 10 % of net worth; valid 1 year. */
  loss_ability: moneyString.nullable(),
  loss_valid_until: instant.nullable(),
});
export type OnboardingFactsJson = z.output<typeof onboardingFacts>;
