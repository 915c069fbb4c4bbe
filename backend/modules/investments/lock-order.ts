import type { Tx } from '#backend/db/transaction.ts';
import { notFound } from '#backend/http/refusal.ts';
import { type InvestmentRow, lockInvestment, lockIssuanceOf } from './investments.repository.ts';
import { type OfferedIssuance, withOwnOffer } from './own-offer.repository.ts';

/** An investment and its issuance, both locked. */
export interface LockedOrder {
  issuance: OfferedIssuance;
  investment: InvestmentRow;
}

/**
 * Locks issuance, then investment: for whatever takes or frees tokens. Both are asked for in one round trip; the second waits on the line until the
 * first is held (decision record 0011).
 * @param userId narrows it to that person's own
 * @throws Refusal 404 where there is none, or another's
 */
export async function lockOrder(tx: Tx, id: string, userId?: string): Promise<LockedOrder> {
  const [issuance, investment] = await Promise.all([lockIssuanceOf(tx, id, userId), lockInvestment(tx, id, userId)]);
  if (!issuance || !investment) throw notFound();
  return { issuance: await withOwnOffer(tx, issuance, investment.userId), investment };
}

/** Locks an investment alone: for what moves no tokens. Throws Refusal 404 as `lockOrder` does. */
export async function lockOwn(tx: Tx, id: string, userId?: string): Promise<InvestmentRow> {
  const investment = await lockInvestment(tx, id, userId);
  if (!investment) throw notFound();
  return investment;
}
