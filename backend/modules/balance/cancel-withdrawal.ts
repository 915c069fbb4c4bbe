import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { investorCash, payoutsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { cancelWithdrawal } from '#contract/balance.ts';
import { moneyText } from '#domain/money/money.ts';
import { tellOfWithdrawal } from './withdrawal-mail.ts';
import { lockWithdrawal, setCanceled } from './withdrawals.repository.ts';

/** The money goes back to the balance, once: the ledger itself refuses a second time. What stands in a file for the bank is on its way. */
export const cancelWithdrawalRoute = serve(cancelWithdrawal, async (call, { params }) => {
  const { tx, tenant, user, now } = call;
  // As where money is taken out: a person's profile first, then what is theirs, then the ledger's accounts.
  await lockProfile(tx, user.id);
  const found = await lockWithdrawal(tx, tenant.id, user.id, params.id);
  if (!found) throw notFound();
  if (found.state !== 'WAITING') throw new Refusal(409, 'balance.withdrawal_left');
  const { id, amountCents } = found;
  await setCanceled(tx, tenant.id, id, now);
  await postEntry(call, {
    kind: 'balance.withdrawal_canceled',
    ref: id,
    postings: [
      { account: await payoutsDueAccount(call), amount: -amountCents },
      { account: await investorCash(call, user.id), amount: amountCents },
    ],
  });
  const amount = moneyText(amountCents);
  await call.audit('balance.withdrawal_canceled', {
    subject: { type: 'user', id: user.id },
    details: { withdrawal: id, amount },
  });
  await tellOfWithdrawal(call, 'canceled', { to: user, cents: amountCents, iban: null });
  return { data: { amount } };
});
