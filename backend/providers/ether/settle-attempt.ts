import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { type AttemptRow, attemptById } from '#backend/modules/payment-records/attempts.repository.ts';
import { applyNotice } from '#backend/modules/payments/apply-notice.ts';
import { bookLate } from '#backend/modules/refunds/book-late.ts';
import type { Work } from '#backend/work.ts';
import { centsOfPart, surplusOf } from '#domain/money/wei.ts';
import { insertPortion } from './portions.repository.ts';
import { type Quote, quoteOf } from './quote.ts';
import { type TransferRow, transfersOf, updateTransfer } from './transfers.repository.ts';

const sum = (transfers: readonly TransferRow[]) => transfers.reduce((wei, transfer) => wei + transfer.wei, 0n);

/**
 * Books what has come to one deposit address and is confirmed. What came in time and covers the quote pays the order; less waits as long as the
 * attempt is open; whatever else came goes back: late, after the payment, too little when the time is up, and what is above the tolerance.
 * @param caughtUp whether every block is read: only then is it certain that nothing in time is missing
 */
export async function settleAttempt(work: Work, attemptId: string, caughtUp: boolean): Promise<void> {
  const { tx } = work;
  const seen = await attemptById(tx, attemptId);
  if (!seen) return;
  await lockOrder(tx, seen.investmentId);
  // Read again under the lock.
  const attempt = await attemptById(tx, attemptId);
  if (!attempt) return;
  const quote = quoteOf(attempt);
  const standing = (await transfersOf(tx, attemptId)).filter(({ state }) => state === 'SEEN' || state === 'CONFIRMED');
  const inTime = standing.filter(({ blockAt }) => blockAt <= quote.quoteEndsAt);
  const late = standing.filter(({ blockAt }) => blockAt > quote.quoteEndsAt);
  for (const transfer of late.filter(isConfirmed)) await giveBack(work, attempt, quote, transfer, transfer.wei);

  const ready = inTime.filter(isConfirmed);
  const isOpen = attempt.state !== 'PAID';
  if (isOpen && ready.length > 0 && sum(ready) >= quote.wei) return payWith(work, attempt, quote, ready);
  const mayComplete = attempt.state === 'OPEN' || inTime.length > ready.length || !caughtUp;
  if (isOpen && mayComplete) return;
  for (const transfer of ready) await giveBack(work, attempt, quote, transfer, transfer.wei);
}

const isConfirmed = ({ state }: TransferRow) => state === 'CONFIRMED';

/** The order's money has come: the core books it, or sends it to suspense and back where the order does not wait for it any more. */
async function payWith(
  work: Work,
  attempt: AttemptRow,
  quote: Quote,
  transfers: readonly TransferRow[],
): Promise<void> {
  const { tx, tenant } = work;
  const last = transfers.at(-1);
  if (!last) return;
  const reference = last.hash;
  const surplus = surplusOf(sum(transfers), quote.wei);
  await applyNotice(work, {
    provider: 'chain',
    eventId: `${last.hash}:${attempt.reference}`,
    reference: attempt.reference,
    result: 'paid',
    amountCents: attempt.amountCents,
    currency: attempt.currency,
    providerReference: reference,
    authorisation: reference,
    payload: {
      transfers: transfers.map(({ hash, payer, wei }) => ({ hash, payer, wei: wei.toString() })),
      asked: quote.wei.toString(),
    },
  });
  let toTake = sum(transfers) - surplus;
  for (const transfer of transfers) {
    const wei = transfer.wei < toTake ? transfer.wei : toTake;
    toTake -= wei;
    if (wei > 0n) {
      await insertPortion(tx, {
        tenantId: tenant.id,
        paymentReference: reference,
        transferHash: transfer.hash,
        attemptId: attempt.id,
        wei,
      });
    }
    await updateTransfer(tx, transfer, { state: 'BOOKED' });
    if (wei < transfer.wei) await returnPart(work, attempt, quote, transfer, transfer.wei - wei, ':over');
  }
}

/** A whole transfer on its way back; what is worth no cent stays where it lies. */
export async function giveBack(work: Work, attempt: AttemptRow, quote: Quote, transfer: TransferRow, wei: bigint) {
  const isBooked = await returnPart(work, attempt, quote, transfer, wei, '');
  await updateTransfer(work.tx, transfer, { state: isBooked ? 'BOOKED' : 'DUST' });
}

/** Books wei of a transfer in suspense and from there as a refund, by their worth at the quote. False where they are worth no cent. */
async function returnPart(
  work: Work,
  attempt: AttemptRow,
  quote: Quote,
  transfer: TransferRow,
  wei: bigint,
  suffix: '' | ':over',
): Promise<boolean> {
  const { tx, tenant } = work;
  const { investment } = await lockOrder(tx, attempt.investmentId);
  const amountCents = centsOfPart(wei, quote.wei, attempt.amountCents);
  if (amountCents === 0n) return false;
  const paymentReference = transfer.hash + suffix;
  await insertPortion(tx, {
    tenantId: tenant.id,
    paymentReference,
    transferHash: transfer.hash,
    attemptId: attempt.id,
    wei,
  });
  await bookLate(work, investment, {
    method: attempt.method,
    cents: amountCents,
    attempt,
    providerReference: paymentReference,
  });
  return true;
}
