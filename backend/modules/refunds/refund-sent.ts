import { bankAccount } from '#backend/ledger/accounts.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import type { Work } from '#backend/work.ts';
import { isForManager, refundStanding } from '#domain/investment/refund.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Day } from '#domain/time/zone.ts';
import { type RefundRow, updateRefund } from './refunds.repository.ts';
import { bookSettled } from './settle-entry.ts';

interface Sent {
  sentOn: Day;
  bankReference: string;
  /** Who says so: the manager, by hand or by the statement that was imported. */
  userId: string;
}

/** A refund, locked, has left the bank: it is done, refunds due → bank, audit row and mail. The ledger refuses a second time. */
export async function bookRefundSent(
  work: Work,
  refund: RefundRow,
  { sentOn, bankReference, userId }: Sent,
): Promise<void> {
  const { id, investmentId } = refund;
  await updateRefund(work.tx, id, { state: 'DONE', sentOn, bankReference, settledBy: userId, settledAt: work.now });
  await bookSettled(work, refund, await bankAccount(work));
  await work.audit('refund.settled', {
    subject: { type: 'investment', id: investmentId },
    details: { refund: id, amount: moneyText(refund.amountCents), sent_on: sentOn, bank_reference: bankReference },
  });
  await tellInvestor(work, await readInvestment(work, investmentId), 'refunded', { refundId: id });
}

/** Whether a manager has to send it by bank: it is one of a transfer, or its provider does not send it. `isUnderWay`: a chain may still carry it out. */
export function waitsForManager(refund: RefundRow, isUnderWay: boolean, now: Date): boolean {
  return isForManager(standingOf(refund, isUnderWay, now));
}

/** Whether it goes, or has gone, by bank. */
export function goesByBank(refund: RefundRow, isUnderWay: boolean, now: Date): boolean {
  return standingOf(refund, isUnderWay, now).sender === 'BANK';
}

function standingOf(
  { method, failure, state, settledBy, transferId, createdAt }: RefundRow,
  isUnderWay: boolean,
  now: Date,
) {
  return refundStanding(
    {
      method,
      hasFailed: failure !== null,
      isSent: state === 'DONE',
      byHand: settledBy !== null,
      isUnderWay,
      inFile: transferId !== null,
      askedAt: createdAt,
    },
    now,
  );
}
