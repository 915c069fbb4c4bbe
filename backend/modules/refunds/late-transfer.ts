import type { SignedInCall } from '#backend/http/call.ts';
import { bankAccount, refundsDueAccount, suspenseAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { insertPayment, insertRefund, wasPaidBy } from '#backend/modules/payments/payments.repository.ts';
import type { Day } from '#domain/time/zone.ts';

/** Whether money may still come for this order although it is cancelled: a transfer was awaited and nothing came before. */
export async function mayBookLate({ tx }: SignedInCall, investment: InvestmentRow): Promise<boolean> {
  if (investment.status !== 'CANCELED' || investment.method !== 'BANK_TRANSFER') return false;
  return !(await wasPaidBy(tx, investment.id, 'BANK_TRANSFER'));
}

/** A payment after cancellation belongs to no live order: it goes to suspense, and from there it is to be given back (safety.md, Money). */
export async function bookLateTransfer(
  call: SignedInCall,
  investment: InvestmentRow,
  cents: bigint,
  valueDate: Day,
): Promise<void> {
  const { tx, tenant, user, now } = call;
  const suspense = await suspenseAccount(call);
  const paymentId = await insertPayment(tx, {
    tenantId: tenant.id,
    investmentId: investment.id,
    method: 'BANK_TRANSFER',
    state: 'CONFIRMED',
    amountCents: cents,
    valueDate,
    confirmedBy: user.id,
    confirmedAt: now,
    createdAt: now,
  });
  await postEntry(call, {
    kind: 'payment.late',
    ref: paymentId,
    memo: investment.id,
    postings: [
      { account: await bankAccount(call), amount: -cents },
      { account: suspense, amount: cents },
    ],
  });
  const refundId = await insertRefund(tx, {
    tenantId: tenant.id,
    investmentId: investment.id,
    paymentId,
    method: 'BANK_TRANSFER',
    amountCents: cents,
    state: 'PENDING',
    createdAt: now,
  });
  await postEntry(call, {
    kind: 'refund.opened',
    ref: refundId,
    memo: investment.id,
    postings: [
      { account: suspense, amount: -cents },
      { account: await refundsDueAccount(call), amount: cents },
    ],
  });
  await call.audit('payment.late', {
    subject: { type: 'investment', id: investment.id },
    details: { cents: cents.toString(), value_date: valueDate },
  });
}
