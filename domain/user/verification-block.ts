import type { FlowTenant, PersonFacts } from '../onboarding/flow-facts.ts';
import { completionOf, isTested, preparationOf } from '../onboarding/preparation.ts';
import { COMPANY_PAPERS } from './identity-documents.ts';
import type { KycStatus } from './status.ts';

/** What keeps a manager from verifying an investor by hand. */
export const VERIFICATION_BLOCKS = [
  'screening',
  'identity_missing',
  'identity_waits',
  'identity_refused',
  'company_papers',
  'investor_type',
  'personal_data',
  'additional_data',
  'test',
] as const;
export type VerificationBlock = (typeof VERIFICATION_BLOCKS)[number];

interface VerificationFacts {
  tenant: FlowTenant;
  /** Whether they invest: nobody else has anything to hand in. */
  invests: boolean;
  person: PersonFacts;
  /** Types of the documents in force. */
  documents: readonly string[];
  /** Somebody on a list may be them, or is. */
  stopped: boolean;
  now: Date;
}

/**
 * All that is missing, by the tenant's own rules, before an investor can be verified by hand: the identity where it is checked, a company's papers, and
 * the data and the test that the tenant asks of everybody before an order. Whoever may stand on a list is nobody's to verify, whether they invest or not. Empty where nothing stands in the way.
 */
export function verificationBlocks(facts: VerificationFacts): VerificationBlock[] {
  const { tenant, invests, person, stopped, now } = facts;
  const screening = stopped ? (['screening'] as const) : [];
  if (!invests) return [...screening];
  const flow = { tenant, person, now, issuance: { takesOrders: true, takesInterest: false }, investment: null };
  const steps = preparationOf(flow);
  const lacks = (step: (typeof steps)[number]) => steps.includes(step) && completionOf(step, flow) !== 'done';
  const identity = tenant.modules.kyc ? identityBlock(person.kycStatus) : null;
  return [
    ...screening,
    ...(identity ? [identity] : []),
    ...(identity && lacksCompanyPapers(facts) ? (['company_papers'] as const) : []),
    ...(lacks('type-of-investor') ? (['investor_type'] as const) : []),
    ...(lacks('account-information') ? (['personal_data'] as const) : []),
    ...(lacks('aditional-information') ? (['additional_data'] as const) : []),
    ...(steps.includes('initial-test') && !isTested(person, now) ? (['test'] as const) : []),
  ];
}

/** A check that is missing, waits or was refused is decided on its own page first. */
function identityBlock(status: KycStatus | null): VerificationBlock | null {
  if (status === 'SUCCESS') return null;
  if (status === 'MANUAL_REVIEW' || status === 'RUNNING' || status === 'PENDING') return 'identity_waits';
  return status === null || status === 'CREATED' ? 'identity_missing' : 'identity_refused';
}

function lacksCompanyPapers({ person, documents }: VerificationFacts): boolean {
  return person.legalType === 'LEGAL_ENTITY' && COMPANY_PAPERS.some((type) => !documents.includes(type));
}
