import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import type { KnownPerson } from '#backend/modules/profiles/onboarding-facts.ts';
import type { Work } from '#backend/work.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import { holdsTokens, isMade } from '#domain/investment/transitions.ts';
import { mayKeepOwn, tokensToOrder } from '#domain/issuance/oversubscription.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { takesInterest, takesOrders } from '#domain/issuance/transitions.ts';
import { maySee } from '#domain/issuance/visibility.ts';
import type { FlowFacts } from '#domain/onboarding/flow-facts.ts';
import { hasInvested, type InvestmentRow, type IssuanceRow, issuanceBySlug } from './investments.repository.ts';
import { type OfferedIssuance, withOwnOffer } from './own-offer.repository.ts';

/** The issuance of an address, for a person who may see it in its phase. Throws Refusal 404 for one that is missing or not theirs to see. */
export async function visibleIssuance(call: SignedInCall, slug: string): Promise<OfferedIssuance> {
  return seenBy(call, await issuanceBySlug(call.tx, slug));
}

/** The same of one that was found, or was not. */
export async function seenBy({ tx, user }: SignedInCall, issuance: IssuanceRow | null): Promise<OfferedIssuance> {
  if (!issuance) throw notFound();
  const viewer = {
    roles: user.roles,
    isOwner: issuance.issuerUserId === user.id,
    seesPreCampaign: user.seesPreCampaign,
  };
  const isOpenToAll = maySee(issuance.status, { ...viewer, hasInvestment: false });
  const [offered, hasInvestment] = await Promise.all([
    withOwnOffer(tx, issuance, user.id),
    isOpenToAll || hasInvested(tx, user.id, issuance.id),
  ]);
  if (!isOpenToAll && !maySee(issuance.status, { ...viewer, hasInvestment })) throw notFound();
  return offered;
}

/** Tokens that this investor can still have or ask for, and those of the same order. */
export function tokensLeftFor(issuance: OfferedIssuance, investment: InvestmentRow | null): number {
  const own = investment && holdsTokens(investment.status) && !isFinished(investment) ? investment.tokens : 0;
  return tokensToOrder(issuance) + (mayKeepOwn(issuance) ? own : 0);
}

/** Whether the offer is open now: phase, dates, not suspended. Whether anything is left is another question, with another answer. */
export function isOpen(issuance: IssuanceRow, now: Date): boolean {
  const isAllotted = issuance.allottedAt !== null;
  return !isAllotted && takesOrders({ ...opennessOf(issuance, now), tokensLeft: 1 }, now);
}

/** Whether anybody can order now: open, and something is left. */
export function takesAnyOrder(issuance: IssuanceRow, now: Date): boolean {
  return takesOrders({ ...opennessOf(issuance, now), tokensLeft: tokensLeftFor(issuance, null) }, now);
}

/** What a person's place in the flow of one issuance follows from. */
export function flowFacts(
  { tenant, now }: Pick<Work, 'tenant' | 'now'>,
  person: KnownPerson,
  issuance: OfferedIssuance,
  investment: InvestmentRow | null,
): FlowFacts {
  const openness = { ...opennessOf(issuance, now), tokensLeft: tokensLeftFor(issuance, investment) };
  return {
    person,
    tenant: tenant.customization,
    issuance: {
      takesOrders: takesOrders(openness, now),
      takesInterest: takesInterest(openness, tenant.settings.interestDuringCampaign),
    },
    investment: investment && { status: investment.status, method: investment.method, isRequest: investment.isRequest },
    now,
  };
}

/** Whether a person may invest at all: the flow's facts of anybody else take no orders. */
export function isInvestor(roles: SignedInCall['user']['roles']): boolean {
  return roles.some((role) => AREA_ROLES.user.includes(role));
}

function opennessOf(issuance: IssuanceRow, now: Date) {
  return {
    status: issuance.status,
    suspended: isSuspended(issuance.suspendedUntil, now),
    campaignStartsAt: issuance.campaignStartsAt,
    campaignEndsAt: issuance.campaignEndsAt,
  };
}

function isFinished({ status }: InvestmentRow): boolean {
  return isMade(status);
}
