import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { investorCash } from '#backend/ledger/accounts.ts';
import { balanceOf } from '#backend/ledger/balances.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { lockAccount } from '#backend/modules/payment-records/payments.repository.ts';
import { shortBy } from '#domain/bulletin/offer.ts';
import { moneyText } from '#domain/money/money.ts';

interface Sale {
  offerId: string;
  sellerId: string;
  buyerId: string;
  cents: bigint;
}

/**
 * Pays the seller's balance from the buyer's, once: the ledger itself refuses a second time. Both accounts are locked by id before the balance is read, as entries
 * lock them: two people who buy from each other at once do not wait for each other. What orders have set aside is not on the balance.
 * @throws Refusal 409 `ad.balance_short` with `missing`, where the caller pays; else `ad.buyer_short`, without a word of how much
 */
export async function payFromBalance(call: SignedInCall, { offerId, sellerId, buyerId, cents }: Sale): Promise<void> {
  const [buyer, seller] = [await investorCash(call, buyerId), await investorCash(call, sellerId)];
  for (const id of [buyer.id, seller.id].sort()) await lockAccount(call.tx, id);
  const missing = shortBy(cents, await balanceOf(call, buyer));
  if (missing > 0n)
    throw buyerId === call.user.id
      ? new Refusal(409, 'ad.balance_short', { params: { missing: moneyText(missing) } })
      : new Refusal(409, 'ad.buyer_short');
  await postEntry(call, {
    kind: 'sale.paid',
    ref: offerId,
    postings: [
      { account: buyer, amount: -cents },
      { account: seller, amount: cents },
    ],
  });
}
