/** Default order of what an investor does before paying; `flows.onboarding` overrides it (specification, section 4). */
export const ONBOARDING_STEPS = [
  'KYC',
  'TYPE_OF_INVESTMENT',
  'USER_ADDITIONAL_DATA',
  'SUITABILITY_TEST',
  'INVEST',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];
