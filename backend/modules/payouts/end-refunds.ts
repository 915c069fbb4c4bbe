import { bankAccount } from '#backend/ledger/accounts.ts';
import { bookRefundSent } from '#backend/modules/refunds/refund-sent.ts';
import { updateRefund } from '#backend/modules/refunds/refunds.repository.ts';
import { bookFailed } from '#backend/modules/refunds/settle-entry.ts';
import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Day } from '#domain/time/zone.ts';
import { refundsOf } from './refund-ends.repository.ts';
import { tellReturned } from './returned-mail.ts';

interface Left {
  sentOn: Day;
  /** Who brought the statement. */
  userId: string;
}

/** Refunds left the account with these transfers: each is done, by its transfer's id. */
export async function refundsLeft(work: Work, endToEndIds: readonly string[], { sentOn, userId }: Left): Promise<void> {
  for (const { refund, endToEndId } of await refundsOf(work.tx, work.tenant.id, endToEndIds))
    await bookRefundSent(work, refund, { sentOn, bankReference: endToEndId, userId });
}

/**
 * The bank rejected these transfers, or sent them back: their refunds wait again, with its reason, for the next file or a manager's hand. What had left is owed again (the ledger takes
 * it back from the bank). Their people are asked for another account.
 */
export async function refundsBack(work: Work, endToEndIds: readonly string[], reason: string): Promise<void> {
  const { tx, tenant } = work;
  const found = await refundsOf(tx, tenant.id, endToEndIds);
  for (const { refund, endToEndId } of found) {
    if (refund.state === 'DONE') await bookFailed(work, refund, await bankAccount(work));
    await updateRefund(tx, refund.id, {
      ...{ state: 'PENDING', sentOn: null, bankReference: null, settledBy: null, settledAt: null },
      ...{ transferId: null, bankFailure: reason },
    });
    await work.audit('refund.returned', {
      subject: { type: 'investment', id: refund.investmentId },
      details: { refund: refund.id, transfer: endToEndId, amount: moneyText(refund.amountCents), reason },
    });
  }
  await tellReturned(
    work,
    found.map(({ person }) => person),
  );
}
