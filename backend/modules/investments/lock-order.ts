import type { Tx } from '#backend/db/transaction.ts';
import { notFound } from '#backend/http/refusal.ts';
import {
  type InvestmentRow,
  type IssuanceRow,
  investmentById,
  lockInvestment,
  lockIssuance,
} from './investments.repository.ts';

/** An investment and its issuance, both locked. */
export interface LockedOrder {
  issuance: IssuanceRow;
  investment: InvestmentRow;
}

/**
 * Locks issuance, then investment: for whatever takes or frees tokens.
 * @param userId narrows it to that person's own
 * @throws Refusal 404 where there is none, or another's
 */
export async function lockOrder(tx: Tx, id: string, userId?: string): Promise<LockedOrder> {
  const seen = await investmentById(tx, id, userId);
  if (!seen) throw notFound();
  const issuance = await lockIssuance(tx, seen.issuanceId);
  return { issuance, investment: await lockOwn(tx, id, userId) };
}

/** Locks an investment alone: for what moves no tokens. Throws Refusal 404 as `lockOrder` does. */
export async function lockOwn(tx: Tx, id: string, userId?: string): Promise<InvestmentRow> {
  const investment = await lockInvestment(tx, id, userId);
  if (!investment) throw notFound();
  return investment;
}
