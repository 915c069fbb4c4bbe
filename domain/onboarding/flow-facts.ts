import type { InvestmentStatus, PaymentMethod } from '#domain/investment/status.ts';
import type { KycStatus, LegalType, TestStatus } from '#domain/user/status.ts';
import type { OnboardingStep } from './steps.ts';

/** What is known of a person; the dashboard and the API fill it from the same stored answers. */
export interface PersonFacts {
  kycStatus: KycStatus | null;
  legalType: LegalType | null;
  /** When the account information was completed. */
  accountInformationAt: Date | null;
  additionalInformationAt: Date | null;
  testStatus: TestStatus;
  /** End of a passed test's or a declaration's validity. */
  testValidUntil: Date | null;
  /** End of a sophisticated status that a manager has granted. */
  sophisticatedUntil: Date | null;
  /** Result of the loss-bearing simulation in cents, and the end of its validity. */
  lossAbilityCents: bigint | null;
  lossValidUntil: Date | null;
}

/** What of a tenant's customization shapes the flow (specification, section 3). */
export interface FlowTenant {
  flows: { onboarding: readonly OnboardingStep[] };
  modules: { kyc: boolean; signature: boolean };
  hide: { legalTypeInvestor: boolean; extraFields: boolean; signInvestment: boolean };
}

/** All that names a person's place in the flow of one issuance. */
export interface FlowFacts {
  person: PersonFacts;
  tenant: FlowTenant;
  issuance: { takesOrders: boolean; takesInterest: boolean };
  /** The live order (or interest), else the last finished one, else null. */
  investment: {
    status: InvestmentStatus;
    method: PaymentMethod | null;
    /** Not allotted yet: nothing to sign names its tokens. */
    isRequest?: boolean;
  } | null;
  now: Date;
}
