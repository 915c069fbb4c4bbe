import { bankAccount, suspenseAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import type { AttemptRow } from '#backend/modules/payment-records/attempts.repository.ts';
import { insertPayment, wasPaidBy } from '#backend/modules/payment-records/payments.repository.ts';
import type { Work } from '#backend/work.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import type { Day } from '#domain/time/zone.ts';
import { openRefund } from './open-refund.ts';

/** Money that arrived: by a provider's attempt, or by bank on a day that a manager confirms. */
type LateMoney = { method: PaymentMethod; cents: bigint } & (
  | { attempt: AttemptRow; providerReference: string | null }
  | { valueDate: Day; confirmedBy: string }
);

/** Whether a transfer may still come for this order although it is cancelled: one was awaited and none came before. */
export async function mayBookLate({ tx }: Pick<Work, 'tx'>, investment: InvestmentRow): Promise<boolean> {
  if (investment.status !== 'CANCELED' || investment.method !== 'BANK_TRANSFER') return false;
  return !(await wasPaidBy(tx, investment.id, 'BANK_TRANSFER'));
}

/** A payment that belongs to no live order: to suspense, and from there on its way back (safety.md, Money). The investment is locked. */
export async function bookLate(work: Work, investment: InvestmentRow, money: LateMoney): Promise<void> {
  const { tx, tenant, now } = work;
  const { method, cents } = money;
  const suspense = await suspenseAccount(work);
  const paymentId = await insertPayment(tx, {
    tenantId: tenant.id,
    investmentId: investment.id,
    method,
    state: 'CONFIRMED',
    amountCents: cents,
    confirmedAt: now,
    createdAt: now,
    ...('attempt' in money
      ? { attemptId: money.attempt.id, providerReference: money.providerReference }
      : { valueDate: money.valueDate, confirmedBy: money.confirmedBy }),
  });
  await postEntry(work, {
    kind: 'payment.late',
    ref: paymentId,
    memo: investment.id,
    postings: [
      { account: await bankAccount(work), amount: -cents },
      { account: suspense, amount: cents },
    ],
  });
  await openRefund(work, { investmentId: investment.id, payment: { id: paymentId, method }, cents, from: suspense });
  await work.audit('payment.late', {
    subject: { type: 'investment', id: investment.id },
    details: {
      cents: cents.toString(),
      method,
      ...('valueDate' in money ? { value_date: money.valueDate } : {}),
    },
  });
}
