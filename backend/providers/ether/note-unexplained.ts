import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { attemptById, updateAttempt } from '#backend/modules/payment-records/attempts.repository.ts';
import { minutesLater } from '#backend/modules/payment-records/minutes-later.ts';
import { clearStanding, keepStanding } from '#backend/modules/payments/notices.repository.ts';
import type { Work } from '#backend/work.ts';
import { UNEXPLAINED } from '#contract/quarantine.ts';
import { centsOfPart } from '#domain/money/wei.ts';
import { knownOf } from './balances.repository.ts';
import { CONFIRMING_MINUTES, quoteOf } from './quote.ts';

interface At {
  number: number;
  hash: string;
  at: Date;
}

/** What lies at a deposit address as of a block, and since which block the last of it does. */
export interface Unexplained {
  balance: bigint;
  upTo: At;
  since: At;
}

/**
 * Keeps a notice of what lies at a deposit address and the books do not know, once for each sum; clears the one whose sum has changed or is explained.
 * What is worth no cent is nobody's payment. Nothing is said while a refund is under way, because then the balance is not certain.
 */
export async function noteUnexplained(
  work: Work,
  attemptId: string,
  { balance, upTo, since }: Unexplained,
): Promise<void> {
  const { tx, tenant, now } = work;
  const seen = await attemptById(tx, attemptId);
  if (!seen) return;
  await lockOrder(tx, seen.investmentId);
  // Read again under the lock that whoever books takes.
  const attempt = await attemptById(tx, attemptId);
  const { transfers, left, isMoving } = await knownOf(tx, attemptId, upTo.at);
  if (!attempt || isMoving) return;
  const brought = transfers.filter(({ blockNumber }) => blockNumber <= upTo.number);
  const wei = brought.reduce((rest, transfer) => rest - transfer.wei, balance + left);
  const quote = quoteOf(attempt);
  const amountCents = wei > 0n ? centsOfPart(wei, quote.wei, attempt.amountCents) : 0n;
  // The same sum may come again once the first is booked.
  const booked = transfers.filter(({ payer }) => payer === '').length;
  const eventId = amountCents > 0n ? `unexplained:${attempt.reference}:${wei}:${booked}` : null;
  const cleared = { resolution: 'explained', resolvedAt: now };
  await clearStanding(tx, { attemptId, reason: UNEXPLAINED, but: eventId }, cleared);
  if (!eventId) return;
  const isNew = await keepStanding(tx, {
    tenantId: tenant.id,
    provider: 'chain',
    ...{ eventId, attemptId, amountCents },
    result: 'paid',
    payload: {
      address: attempt.reference,
      wei: wei.toString(),
      blockNumber: since.number,
      blockHash: since.hash,
      blockAt: since.at.toISOString(),
    },
    outcome: 'QUARANTINED',
    reason: UNEXPLAINED,
    receivedAt: now,
  });
  if (!isNew) return;
  await work.audit('chain.unexplained', { details: { address: attempt.reference, wei: wei.toString() } });
  // As with a transfer that was seen in time: the order waits for what is to be booked.
  const until = minutesLater(now, CONFIRMING_MINUTES);
  if (attempt.state === 'OPEN' && since.at <= quote.quoteEndsAt && until > attempt.expiresAt)
    await updateAttempt(tx, attempt.id, { expiresAt: until, updatedAt: now });
}
