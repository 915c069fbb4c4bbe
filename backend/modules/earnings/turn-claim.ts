import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccountStanding } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { barredBy } from '#backend/modules/investments/order-gates.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { turnClaimToBank } from '#contract/wallet-claims.ts';
import { moneyText } from '#domain/money/money.ts';
import { turnRefusal } from '#domain/payout/turn-to-bank.ts';
import { shortIban } from '#domain/validation/iban.ts';
import { payableAccount } from './payable-account.ts';
import { lockOwnPayout, setToBank } from './payouts.repository.ts';
import { tellOfTurn } from './turn-mail.ts';

/**
 * A claim that waits for its batch goes to the bank instead, to the account that a claim made now would go to. Their profile is locked first, as it is where they change their
 * account; then the pay-out, as a batch locks it. Nothing moves in the ledger: it is owed all the same.
 */
export const turnClaimToBankRoute = serve(turnClaimToBank, async (call, { params }) => {
  const { tx, tenant, user } = call;
  await lockProfile(tx, user.id);
  const payout = await lockOwnPayout(tx, tenant.id, user.id, params.id);
  if (!payout) throw notFound();
  if (await barredBy(call)) throw new Refusal(409, 'earning.not_now');
  const refusal = turnRefusal({ state: payout.state, toWallet: payout.walletAddress !== null });
  if (refusal) throw new Refusal(409, `earning.${refusal}`);
  const account = payableAccount(await bankAccountStanding(call, user.id));
  await setToBank(tx, tenant.id, payout.id, account.id);
  const net = moneyText(payout.amountCents);
  await call.audit('earning.turned_to_bank', {
    subject: { type: 'user', id: user.id },
    details: { claim: payout.id, net, wallet: payout.walletAddress, account: account.iban.slice(-4) },
  });
  await tellOfTurn(call, { net: payout.amountCents, iban: account.iban });
  return { data: { net, account: shortIban(account.iban) } };
});
