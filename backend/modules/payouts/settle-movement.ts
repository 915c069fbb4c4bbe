import { bankAccount, payoutsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import { sumOf } from '#domain/money/money.ts';
import { findTransferIds } from '#domain/payout/transfer-id.ts';
import type { Day } from '#domain/time/zone.ts';
import { refundsBack, refundsLeft } from './end-refunds.ts';
import { payoutsBack, payoutsLeft, withdrawalsSent } from './payout-ends.repository.ts';
import { namedTransfers, setTransfers } from './payout-files.repository.ts';
import { tellReturned } from './returned-mail.ts';
import { tellSent } from './sent-mail.ts';

/** A movement of the account as a statement brings it. */
interface Movement {
  id: string;
  amountCents: bigint;
  bookedOn: Day;
  isCredit: boolean;
  isReversal: boolean;
  returnCode: string | null;
  text: string;
  bankReference: string | null;
}

/** Who brought the statement. */
type ByManager = Work & { user: { id: string } };

/** Returned, and the bank does not say why (ISO 20022: narrative). */
const NO_REASON = 'NARR';

/**
 * Whether a movement was money of ours on its way to people's banks, or came back from there, to the cent: a debit ends the transfers that it names (or all of the
 * file that it names), a credit brings them back, and they wait for the next file. What fits neither is left as it is.
 */
export async function settlePayoutMovement(call: ByManager, row: Movement): Promise<boolean> {
  const { tx, tenant, now } = call;
  // A debit that takes a booking back is no way out of ours.
  if (!row.isCredit && row.isReversal) return false;
  const named = await namedTransfers(tx, tenant.id, findTransferIds(`${row.text} ${row.bankReference ?? ''}`));
  const fits = named.filter(({ outcome }) => (outcome === 'LEFT') === row.isCredit);
  if (fits.length === 0 || sumOf(fits.map(({ amountCents }) => amountCents)) !== row.amountCents) return false;
  const [bank, due] = [await bankAccount(call), await payoutsDueAccount(call)];
  // Refunds are booked one by one, out of what is due of them.
  const paidOut = sumOf(fits.map(({ payoutId, amountCents }) => (payoutId ? amountCents : 0n)));
  const amount = row.isCredit ? paidOut : -paidOut;
  if (paidOut > 0n)
    await postEntry(call, {
      kind: row.isCredit ? 'payout.returned' : 'payout.sent',
      ref: row.id,
      postings: [
        { account: due, amount },
        { account: bank, amount: -amount },
      ],
    });
  const ids = fits.map(({ endToEndId }) => endToEndId);
  if (row.isCredit) {
    const reason = row.returnCode ?? NO_REASON;
    await setTransfers(tx, tenant.id, ids, { outcome: 'REJECTED', reasons: [reason], endedAt: now });
    await tellReturned(call, await payoutsBack(tx, tenant.id, ids, reason));
    await refundsBack(call, ids, reason);
  } else {
    await setTransfers(tx, tenant.id, ids, { outcome: 'LEFT', statementRowId: row.id, endedAt: now });
    const left = fits.flatMap(({ payoutId }) => payoutId ?? []);
    await payoutsLeft(tx, tenant.id, left, now);
    await tellSent(call, await withdrawalsSent(tx, tenant.id, ids));
    await refundsLeft(call, ids, { sentOn: row.bookedOn, userId: call.user.id });
  }
  return true;
}
