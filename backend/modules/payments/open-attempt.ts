import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import {
  type AttemptRow,
  insertAttempt,
  openAttemptOf,
  updateAttempt,
} from '#backend/modules/payment-records/attempts.repository.ts';
import { minutesLater } from '#backend/modules/payment-records/minutes-later.ts';
import type { OnlineAdapter } from '#backend/modules/payment-records/online-adapter.ts';
import type { Work } from '#backend/work.ts';
import { sumsOf } from '#domain/investment/payment-breakdown.ts';

interface Opening {
  /** What the provider will call it by; unique per provider and tenant. */
  reference: string;
  /** Minutes in which the provider has to tell what became of it. */
  minutes: number;
  details?: Record<string, unknown>;
}

/** Begins an attempt to pay what an order still has to; an earlier open one is replaced. The investment is locked. */
export async function openAttempt(
  work: Work,
  adapter: Pick<OnlineAdapter, 'method' | 'provider'>,
  investment: InvestmentRow,
  { reference, minutes, details = {} }: Opening,
): Promise<AttemptRow> {
  const { tx, tenant, now } = work;
  await replaceAttempt(work, investment.id);
  return insertAttempt(tx, {
    tenantId: tenant.id,
    investmentId: investment.id,
    method: adapter.method,
    provider: adapter.provider,
    reference,
    state: 'OPEN',
    amountCents: toPay(investment),
    currency: tenant.customization.currency.code,
    details,
    expiresAt: minutesLater(now, minutes),
    createdAt: now,
    updatedAt: now,
  });
}

/** The investor chose again: what they began before counts no more. Should its money still come, it goes back. */
export async function replaceAttempt({ tx, now }: Work, investmentId: string): Promise<void> {
  const before = await openAttemptOf(tx, investmentId);
  if (before) await updateAttempt(tx, before.id, { state: 'REPLACED', updatedAt: now });
}

/** Cents that the chosen method carries: amount + fee − balance. */
export function toPay(investment: InvestmentRow): bigint {
  return sumsOf(investment).toPayCents;
}
