import { eq } from 'drizzle-orm';
import { payments } from '#backend/db/schema/payments.ts';
import type { Deps } from '#backend/deps.ts';
import type { Question } from '#backend/http/serve.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { bankAccount, refundsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { type RefundRow, refundById, updateRefund } from '#backend/modules/payments/payments.repository.ts';
import type { Work } from '#backend/work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { attemptById } from './attempts.repository.ts';
import { RefundRefused } from './online-adapter.ts';
import { onlineAdapterOf } from './online-adapters.ts';

/**
 * Sends one refund back by the way its payment came. The provider is asked with no transaction open and with the refund's own id, so that asking
 * twice sends once; where it refuses for good, the refund waits for a manager, who sends it by bank.
 */
export async function sendRefund(deps: Deps, { tenantId, refundId }: JobData['refund.send']): Promise<void> {
  const finish = (end: (work: Work, refund: RefundRow) => Promise<void>) =>
    tenantWork(deps, tenantId, async (work) => {
      const refund = await waitingRefund(work, refundId);
      // Another job of the same refund may have been faster.
      if (refund) await end(work, refund);
    });
  try {
    const question = await tenantWork(deps, tenantId, (work) => questionOf(work, refundId));
    if (!question) return;
    const reference = await question();
    await finish((work, refund) => settle(work, refund, reference));
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    await finish(async (work, refund) => {
      await updateRefund(work.tx, refundId, { failure: error.message.slice(0, 200) });
      await work.audit('refund.refused', { subject: { type: 'investment', id: refund.investmentId } });
    });
  }
}

/** A refund that is neither done nor refused; null for any other. */
async function waitingRefund({ tx }: Work, refundId: string): Promise<RefundRow | null> {
  const refund = await refundById(tx, refundId);
  return refund?.state === 'PENDING' && !refund.failure ? refund : null;
}

/** What the provider is asked for; null where nobody is to be asked. */
async function questionOf(work: Work, refundId: string): Promise<Question<string> | null> {
  const refund = await waitingRefund(work, refundId);
  const adapter = refund?.method && onlineAdapterOf(refund.method);
  if (!refund?.paymentId || !adapter?.refund) return null;
  const [payment] = await work.tx.select().from(payments).where(eq(payments.id, refund.paymentId));
  const attempt = payment?.attemptId ? await attemptById(work.tx, payment.attemptId) : null;
  if (!payment?.providerReference || !attempt) return null;
  const { amountCents } = refund;
  return adapter.refund(work, { refundId, amountCents, providerReference: payment.providerReference, attempt });
}

/** The provider has taken the refund: it is done, and both sides are told. */
async function settle(work: Work, refund: RefundRow, reference: string): Promise<void> {
  const { now, tenant } = work;
  const timeZone = tenant.customization.tenant.time_zone;
  await updateRefund(work.tx, refund.id, {
    state: 'DONE',
    sentOn: dayIn(now, timeZone),
    bankReference: reference,
    settledAt: now,
  });
  await postEntry(work, {
    kind: 'refund.settled',
    ref: refund.id,
    memo: refund.investmentId,
    postings: [
      { account: await refundsDueAccount(work), amount: -refund.amountCents },
      { account: await bankAccount(work), amount: refund.amountCents },
    ],
  });
  await work.audit('refund.settled', {
    subject: { type: 'investment', id: refund.investmentId },
    details: { reference, method: refund.method },
  });
  const row = await readInvestment(work, refund.investmentId);
  await tellInvestor(work, row, 'refunded', { refundId: refund.id });
}
