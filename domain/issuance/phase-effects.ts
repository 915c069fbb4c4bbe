import { type MintFacts, mintsByItself } from '#domain/investment/minting.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { UNPAID_STATUSES } from '#domain/investment/transitions.ts';
import type { IssuanceStatus } from './status.ts';

/** What a change of phase does to an order: by itself, soon after; the rest stays as it is. */
export const PHASE_EFFECTS = ['mints', 'closes', 'waits', 'unpaid', 'interest'] as const;
export type PhaseEffect = (typeof PHASE_EFFECTS)[number];

/**
 * What becomes of an order once its issuance is in another phase; null where it is over already. `mints`: its tokens are made by themselves, for
 * which it is asked as the job will ask (`minting.ts`). `waits`: paid for, and it needs somebody or some time still.
 */
export function phaseEffect(facts: MintFacts, to: IssuanceStatus, now: Date): PhaseEffect | null {
  const { status } = facts;
  if (status === 'CLOSED' || status === 'CANCELED') return null;
  if (status === 'MINTED') return to === 'CLOSED' ? 'closes' : null;
  if (status === 'RESERVED') return 'interest';
  if (isUnpaid(status)) return 'unpaid';
  return mintsByItself({ ...facts, issuanceStatus: to }, now) ? 'mints' : 'waits';
}

const isUnpaid = (status: InvestmentStatus) => UNPAID_STATUSES.some((unpaid) => unpaid === status);

interface ClosingFacts {
  to: IssuanceStatus;
  campaignEndsAt: Date | null;
  /** Money that can no longer be taken back, and the least that must come in, in cents. */
  firmCents: bigint;
  softCapCents: bigint;
}

/** Why a closing needs a second look; both may be so. Closing cannot be undone (domain.md, section 3). */
export function closingWarnings({ to, campaignEndsAt, firmCents, softCapCents }: ClosingFacts, now: Date) {
  if (to !== 'CLOSED') return { early: false, underSoftCap: false };
  return {
    early: campaignEndsAt !== null && now.getTime() < campaignEndsAt.getTime(),
    underSoftCap: firmCents < softCapCents,
  };
}

/** Whether a change of phase lets orders in, now or at the campaign's own date: who waits for it is told then. */
export function opensCampaign({ to, campaignEndsAt }: Pick<ClosingFacts, 'to' | 'campaignEndsAt'>, now: Date): boolean {
  return to === 'CAMPAIGN' && (campaignEndsAt === null || now.getTime() < campaignEndsAt.getTime());
}
