import { bankAccount, refundsDueAccount, suspenseAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { AttemptRow } from '#backend/modules/attempts/attempts.repository.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { insertPayment, insertRefund } from '#backend/modules/payments/payments.repository.ts';
import type { Work } from '#backend/work.ts';

/** A provider's payment that belongs to no live order: to suspense, and from there on its way back (safety.md, Money). */
export async function bookLatePayment(
  work: Work,
  investment: InvestmentRow,
  attempt: AttemptRow,
  providerReference: string | null,
): Promise<void> {
  const { tx, tenant, now } = work;
  const { amountCents, method } = attempt;
  const suspense = await suspenseAccount(work);
  const paymentId = await insertPayment(tx, {
    tenantId: tenant.id,
    investmentId: investment.id,
    method,
    state: 'CONFIRMED',
    amountCents,
    providerReference,
    attemptId: attempt.id,
    confirmedAt: now,
    createdAt: now,
  });
  await postEntry(work, {
    kind: 'payment.late',
    ref: paymentId,
    memo: investment.id,
    postings: [
      { account: await bankAccount(work), amount: -amountCents },
      { account: suspense, amount: amountCents },
    ],
  });
  const refundId = await insertRefund(tx, {
    tenantId: tenant.id,
    investmentId: investment.id,
    paymentId,
    method,
    amountCents,
    state: 'PENDING',
    createdAt: now,
  });
  await postEntry(work, {
    kind: 'refund.opened',
    ref: refundId,
    memo: investment.id,
    postings: [
      { account: suspense, amount: -amountCents },
      { account: await refundsDueAccount(work), amount: amountCents },
    ],
  });
  await work.enqueue('refund.send', { tenantId: tenant.id, refundId });
  await work.audit('payment.late', {
    subject: { type: 'investment', id: investment.id },
    details: { cents: amountCents.toString(), method },
  });
}
