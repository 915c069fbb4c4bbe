import type { Deps } from '#backend/deps.ts';
import type { Question } from '#backend/http/serve.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { refundHoldOf } from '#backend/modules/investments/refund-hold.repository.ts';
import { attemptById } from '#backend/modules/payment-records/attempts.repository.ts';
import { claimOf } from '#backend/modules/payment-records/claims.repository.ts';
import { onlineAdapterOf, RefundRefused, RefundUnderway } from '#backend/modules/payment-records/online-adapter.ts';
import type { Work } from '#backend/work.ts';
import { type RefundRow, refundById, refundedPayment, updateRefund } from './refunds.repository.ts';
import { coverPart, settleByClaim, settleByProvider } from './settle-by-provider.ts';

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
    await finish((work, refund) => settleByProvider(work, refund, reference));
  } catch (error) {
    if (error instanceof RefundUnderway) {
      await finish(({ tx }) => updateRefund(tx, refundId, { providerReference: error.reference }));
      return;
    }
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
  const seen = await waitingRefund(work, refundId);
  if (seen && (await wasCovered(work, seen))) return null;
  const refund = await waitingRefund(work, refundId);
  // Nobody whom a list or a freeze holds is paid: a manager's decision sends it again, and after a day it waits for a manager's transfer.
  if (refund && (await refundHoldOf(work.tx, work.tenant.id, refund.investmentId))) return null;
  const adapter = refund?.method && onlineAdapterOf(work, refund.method);
  if (!refund?.paymentId || !adapter?.refund) return null;
  const payment = await refundedPayment(work.tx, refund.paymentId);
  const attempt = payment?.attemptId ? await attemptById(work.tx, payment.attemptId) : null;
  if (!payment?.providerReference || !attempt) return null;
  const { amountCents, providerReference: takenAs } = refund;
  return adapter.refund(work, {
    refundId,
    amountCents,
    providerReference: payment.providerReference,
    takenAs,
    isPart: payment.isPart,
    attempt,
  });
}

/**
 * Settles a refund whose money has gone by itself: given back on the provider's own pages, or withheld in a dispute. Where that was a part of it, the
 * rest is what is left to send.
 */
async function wasCovered(work: Work, refund: RefundRow): Promise<boolean> {
  const claim = refund.paymentId ? await claimOf(work.tx, refund.paymentId) : null;
  if (!claim?.reference || claim.cents <= 0n || claim.cents > refund.amountCents) return false;
  if (claim.cents === refund.amountCents) await settleByClaim(work, refund, claim.reference);
  else await coverPart(work, refund, { cents: claim.cents, reference: claim.reference });
  return claim.cents === refund.amountCents;
}
