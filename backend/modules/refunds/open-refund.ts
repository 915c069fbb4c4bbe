import { type Account, refundsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { insertRefund } from './refunds.repository.ts';

interface RefundToOpen {
  investmentId: string;
  /** Absent: money that came by bank and was more than the order took. */
  payment?: { id: string; method: PaymentMethod };
  cents: bigint;
  /** Where the money stands until now: the order's escrow, or suspense. */
  from: Account;
  /** Why its provider is not asked: a manager sends it by bank. */
  failure?: string;
}

/**
 * Opens a refund: its row, the entry from where the money stands to what is due, and the job that sends it by the provider that brought it. Where no
 * provider did, the job ends at once and the refund waits for a manager. The investment is locked. Answers its id.
 */
export async function openRefund(
  work: Work,
  { investmentId, payment, cents, from, failure }: RefundToOpen,
): Promise<string> {
  const tenantId = work.tenant.id;
  const refundId = await insertRefund(work.tx, {
    tenantId,
    investmentId,
    paymentId: payment?.id ?? null,
    method: payment?.method ?? 'BANK_TRANSFER',
    amountCents: cents,
    failure,
    state: 'PENDING',
    createdAt: work.now,
  });
  await postEntry(work, {
    kind: 'refund.opened',
    ref: refundId,
    memo: investmentId,
    postings: [
      { account: from, amount: -cents },
      { account: await refundsDueAccount(work), amount: cents },
    ],
  });
  await work.enqueue('refund.send', { tenantId, refundId });
  return refundId;
}
