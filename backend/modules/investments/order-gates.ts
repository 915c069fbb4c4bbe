import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import type { FieldProblem } from '#contract/envelope.ts';
import { checkOrder } from '#domain/investment/order-rules.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import type { FlowFacts } from '#domain/onboarding/flow-facts.ts';
import { nextStep } from '#domain/onboarding/next-step.ts';
import type { IssuanceRow } from './investments.repository.ts';
import { isOpen } from './investor-flow.ts';
import { userStandingOf } from './investor-standing.repository.ts';

/** The gates of an order, in the order in which they are asked. Each throws a Refusal; the issuance's row is locked where tokens are taken. */

/** What keeps a person from investing at all: a manager has rejected them, or what a list holds against them stops them. */
export type Barred = 'rejected' | 'stopped' | null;

export async function barredBy({ tx, tenant, user }: SignedInCall): Promise<Barred> {
  const standing = await userStandingOf(tx, tenant.id, user.id);
  if (standing?.status === 'REJECTED') return 'rejected';
  return standing?.stopped ? 'stopped' : null;
}

/** Who is barred invests no more. Nobody is told that a list is why (Ley 10/2010, article 24). */
export function refuseBarred(barred: Barred): void {
  if (barred) throw new Refusal(403, barred === 'rejected' ? 'user.rejected' : 'user.being_checked');
}

/** Phase, dates, suspension. */
export function refuseUnlessOpen(issuance: IssuanceRow, now: Date): void {
  if (!isOpen(issuance, now)) throw new Refusal(409, 'investment.not_open');
}

/**
 * Of an order that was accepted while the offer was open: its campaign's last day may have gone by, but a suspended offer, or one that has left
 * the campaign, takes no money.
 */
export function refuseUnlessRunning({ status, suspendedUntil }: IssuanceRow, now: Date): void {
  if (status !== 'CAMPAIGN' || isSuspended(suspendedUntil, now)) throw new Refusal(409, 'investment.not_open');
}

/** 409 with the step at which the person stands. */
export function onboardingIncomplete(facts: FlowFacts): Refusal {
  const step = nextStep({ ...facts, issuance: { takesOrders: true, takesInterest: false } });
  return new Refusal(409, 'onboarding.incomplete', { params: { step: step ?? 'invest' } });
}

/** The terms that the person saw are the ones in force. */
export function refuseStaleTerms(issuance: IssuanceRow, seenVersion: number): void {
  if (issuance.termsVersion !== seenVersion) {
    throw new Refusal(409, 'terms.stale', { params: { version: issuance.termsVersion } });
  }
}

/** What is wrong with a number of tokens, tied to its field; null where nothing is. */
export function tokensProblem(issuance: IssuanceRow, tokens: number, tokensLeft: number): FieldProblem | null {
  const { minTokens, maxTokens } = issuance;
  const problems = checkOrder({ tokens, minTokens, maxTokens, tokensLeft });
  // Fewer may be left than the smallest order: then that is what has to be said.
  return (
    problems.find(({ key }) => key === 'validator.error_tokens_left' && tokensLeft < minTokens) ?? problems[0] ?? null
  );
}
