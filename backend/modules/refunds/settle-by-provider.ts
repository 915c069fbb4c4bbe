import { type Account, bankAccount, providerClaims, refundsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type RefundRow, updateRefund } from './refunds.repository.ts';
import { bookSettled } from './settle-entry.ts';

/** The provider has sent a waiting refund: it is done, and both sides are told. The refund is locked. */
export async function settleByProvider(work: Work, refund: RefundRow, reference: string): Promise<void> {
  await bookSettled(work, refund, await bankAccount(work));
  await conclude(work, refund, reference);
}

/**
 * The provider had given this money back before the refund was asked for, or has it withheld: what was booked as its claim covers the refund, and
 * nothing is sent a second time. The refund is locked.
 */
export async function settleByClaim(work: Work, refund: RefundRow, reference: string): Promise<void> {
  await bookSettled(work, refund, await bankAccount(work));
  await cover(work, refund, { account: await bankAccount(work), cents: refund.amountCents, reference });
  await conclude(work, refund, reference);
}

/** A part of it has gone by itself: what is owed is the rest. The refund is locked. */
export async function coverPart(
  work: Work,
  refund: RefundRow,
  { cents, reference }: { cents: bigint; reference: string },
): Promise<void> {
  await cover(work, refund, { account: await refundsDueAccount(work), cents, reference });
  await updateRefund(work.tx, refund.id, { amountCents: refund.amountCents - cents });
}

async function cover(
  work: Work,
  refund: RefundRow,
  { account, cents, reference }: { account: Account; cents: bigint; reference: string },
): Promise<void> {
  await postEntry(work, {
    kind: 'provider.covered',
    ref: `${reference}:${refund.id}`,
    memo: refund.paymentId ?? refund.id,
    postings: [
      { account, amount: -cents },
      { account: await providerClaims(work), amount: cents },
    ],
  });
}

async function conclude(work: Work, refund: RefundRow, reference: string): Promise<void> {
  const { now, tenant, tx } = work;
  await updateRefund(tx, refund.id, {
    state: 'DONE',
    failure: null,
    sentOn: dayIn(now, tenant.customization.tenant.time_zone),
    bankReference: reference,
    providerReference: reference,
    settledAt: now,
  });
  await work.audit('refund.settled', {
    subject: { type: 'investment', id: refund.investmentId },
    details: { refund: refund.id, amount: moneyText(refund.amountCents), reference, method: refund.method },
  });
  const row = await readInvestment(work, refund.investmentId);
  await tellInvestor(work, row, 'refunded', { refundId: refund.id });
}
