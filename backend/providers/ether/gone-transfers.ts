import { attemptById } from '#backend/modules/payment-records/attempts.repository.ts';
import { insertNotice, resolveByItself } from '#backend/modules/payments/notices.repository.ts';
import type { Work } from '#backend/work.ts';
import { centsOfPart } from '#domain/money/wei.ts';
import { quoteOf } from './quote.ts';
import type { TransferRow } from './transfers.repository.ts';

/** Of one standing of a transfer: should it leave the chain twice, a manager is told twice. */
const eventOf = ({ hash, blockHash }: TransferRow) => `gone:${hash}:${blockHash}`;

/** A transfer that was seen has left the chain: a manager is told, because its payer believes that they have paid. */
export async function setAsideTransfer(work: Work, transfer: TransferRow): Promise<void> {
  const { tx, tenant, now } = work;
  const attempt = await attemptById(tx, transfer.attemptId);
  if (!attempt) return;
  const { hash, payer, wei, blockNumber, blockHash } = transfer;
  await insertNotice(tx, {
    tenantId: tenant.id,
    provider: 'chain',
    eventId: eventOf(transfer),
    attemptId: attempt.id,
    result: 'refused',
    amountCents: centsOfPart(wei, quoteOf(attempt).wei, attempt.amountCents),
    payload: { hash, payer, wei: wei.toString(), blockNumber, blockHash },
    outcome: 'QUARANTINED',
    reason: 'transfer_gone',
    receivedAt: now,
  });
  await work.audit('chain.transfer_gone', { details: { hash, block: blockNumber } });
}

/** It stands in another block: nobody has to look at it any more. */
export async function transferIsBack(work: Work, transfer: TransferRow): Promise<void> {
  const { tx, now } = work;
  await resolveByItself(tx, { provider: 'chain', eventId: eventOf(transfer) }, 'transfer_back', now);
  await work.audit('chain.transfer_back', { details: { hash: transfer.hash } });
}
