import { type Account, refundsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import { entriesOfRefund, type RefundRow } from './refunds.repository.ts';

const SETTLED = 'refund.settled';
const FAILED = 'refund.failed';

/** Books that a refund was sent: out of what is due, by the bank or covered by what the provider gave back before. */
export async function bookSettled(work: Work, refund: RefundRow, from: Account): Promise<void> {
  await postEntry(work, {
    kind: SETTLED,
    ref: await turnOf(work, SETTLED, refund.id),
    memo: refund.investmentId,
    postings: [
      { account: await refundsDueAccount(work), amount: -refund.amountCents },
      { account: from, amount: refund.amountCents },
    ],
  });
}

/** Books that a refund that counted as sent has come back: it is owed again. */
export async function bookFailed(work: Work, refund: RefundRow, back: Account): Promise<void> {
  await postEntry(work, {
    kind: FAILED,
    ref: await turnOf(work, FAILED, refund.id),
    memo: refund.investmentId,
    postings: [
      { account: back, amount: -refund.amountCents },
      { account: await refundsDueAccount(work), amount: refund.amountCents },
    ],
  });
}

/** The refund's id, and from its second turn on the number of the turn: a refund that has failed is sent once more. The refund is locked. */
async function turnOf({ tx }: Work, kind: string, refundId: string): Promise<string> {
  const before = await entriesOfRefund(tx, kind, refundId);
  return before === 0 ? refundId : `${refundId}:${before + 1}`;
}
