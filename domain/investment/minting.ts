import type { IssuanceStatus, MintingStrategy } from '#domain/issuance/status.ts';
import { reflectionAllowsMint } from './reflection.ts';
import type { InvestmentStatus } from './status.ts';
import { isMade, isPaid } from './transitions.ts';

/** Why an investment's tokens cannot be made now; the order is that in which they are looked at. */
export const MINT_REFUSALS = [
  'already_minted',
  'canceled',
  'not_paid',
  'not_allotted',
  'not_signed',
  'identity_not_checked',
  'funds_not_clear',
  'reflection_running',
  'not_in_campaign',
  'suspended',
  'campaign_running',
  'soft_cap_not_reached',
] as const;
type MintRefusal = (typeof MINT_REFUSALS)[number];

export interface MintFacts {
  status: InvestmentStatus;
  /** A request of a pro rata offer: nobody knows yet how many tokens it gets (decision record 0060). */
  isRequest: boolean;
  strategy: MintingStrategy;
  /** Null where the investor has no reflection period. */
  reflectionEndsAt: Date | null;
  /** The contract has to be signed: module `signature` on and `hide.signInvestment` off (`signs` below). */
  signs: boolean;
  /** The investor's identity as it stands was checked, or the tenant checks nobody (`domain/user/checked-identity.ts`). */
  identityChecked: boolean;
  /** Nothing is asked of where the investor's funds come from, or it was found good (`domain/screening/funds.ts`). */
  fundsClear: boolean;
  issuanceStatus: IssuanceStatus;
  suspended: boolean;
  campaignEndsAt: Date | null;
  /** Money that can no longer be taken back (`firm-money.ts`) and least fundraising, in cents. */
  firmCents: bigint;
  softCapCents: bigint;
}

/** Whether a tenant's investors sign a contract (domain.md, section 3). */
export function signs(modules: { signature: boolean }, hide: { signInvestment: boolean }): boolean {
  return modules.signature && !hide.signInvestment;
}

/**
 * Why the tokens may not be made now, or null where they may (domain.md, section 3; regulation.md, Reflection period).
 * Asked alike by the manager's button and by the job that mints by itself; the strategy MANUAL waits for the button.
 */
export function mintRefusal(facts: MintFacts, now: Date): MintRefusal | null {
  const refused = orderRefusal(facts);
  if (refused) return refused;
  if (!facts.identityChecked) return 'identity_not_checked';
  if (!facts.fundsClear) return 'funds_not_clear';
  if (!reflectionAllowsMint(facts.reflectionEndsAt, now)) return 'reflection_running';
  return offerRefusal(facts, now);
}

/** What `mintRefusal` asks of the order alone, and first: where it refuses, nothing of its investor and its issuance has to be known. */
export function orderRefusal({
  status,
  isRequest,
  signs,
}: Pick<MintFacts, 'status' | 'isRequest' | 'signs'>): MintRefusal | null {
  if (isMade(status)) return 'already_minted';
  if (status === 'CANCELED') return 'canceled';
  if (isRequest && isPaid(status)) return 'not_allotted';
  if (status === 'SIGNED_PENDING' || (status === 'CHARGED' && signs)) return 'not_signed';
  return status === 'CHARGED' || status === 'SIGNED' ? null : 'not_paid';
}

/** What `mintRefusal` asks of the issuance alone, alike for each of its orders. */
type OfferFacts = Pick<
  MintFacts,
  'strategy' | 'issuanceStatus' | 'suspended' | 'campaignEndsAt' | 'firmCents' | 'softCapCents'
>;

/** Why nobody's tokens of an issuance can be made now, or null where they may. */
function offerRefusal(facts: OfferFacts, now: Date): MintRefusal | null {
  if (facts.issuanceStatus !== 'CAMPAIGN' && facts.issuanceStatus !== 'CLOSED') return 'not_in_campaign';
  if (facts.suspended) return 'suspended';
  const softCapReached = facts.firmCents >= facts.softCapCents;
  // A campaign that ends below its soft cap is refunded, not minted, whatever the strategy (decision record 0021).
  if (hasEnded(facts, now)) return softCapReached ? null : 'soft_cap_not_reached';
  switch (facts.strategy) {
    case 'MANUAL':
    case 'AT_PURCHASE':
      return null;
    case 'AT_SOFT_CAP':
      return softCapReached ? null : 'soft_cap_not_reached';
    case 'AT_CAMPAIGN_END':
      return 'campaign_running';
  }
}

function hasEnded({ issuanceStatus, campaignEndsAt }: OfferFacts, now: Date): boolean {
  return issuanceStatus === 'CLOSED' || (campaignEndsAt !== null && now.getTime() >= campaignEndsAt.getTime());
}

/** Whether the job looks at an issuance's orders at all: where it is not time, no order's turn has come. */
export function offerMintsByItself(facts: OfferFacts, now: Date): boolean {
  return facts.strategy !== 'MANUAL' && offerRefusal(facts, now) === null;
}

/** Whether the job mints an order by itself: nothing stands in the way and the strategy is not MANUAL. */
export function mintsByItself(facts: MintFacts, now: Date): boolean {
  return facts.strategy !== 'MANUAL' && mintRefusal(facts, now) === null;
}
