import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccount, etherPaidAccount } from '#backend/ledger/accounts.ts';
import { balanceOf } from '#backend/ledger/balances.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { lockAccount } from '#backend/modules/payment-records/payments.repository.ts';
import { takeEtherPaid } from '#contract/statement-ways.ts';
import { moneyText } from '#domain/money/money.ts';
import { ownMoneyRefusal } from '#domain/statement/own-money.ts';
import { rowAnswer } from './present-row.ts';
import { lockRow, updateRows } from './statements.repository.ts';

/**
 * The tenant has taken its own money out: what it paid people in ether was theirs in euros, and is the tenant's. The movement is locked, then the account, so that of two
 * managers who book the same money the second is refused.
 */
export const takeEtherPaidRoute = serve(takeEtherPaid, async (call, { params }) => {
  const { tx, user, now } = call;
  const row = await lockRow(tx, params.id);
  if (!row) throw notFound();
  const { id, state, isCredit, isReversal, amountCents: cents } = row;
  const paid = await etherPaidAccount(call);
  await lockAccount(tx, paid.id);
  const balance = await balanceOf(call, paid);
  const refusal = ownMoneyRefusal({ state, isCredit, isReversal, cents }, balance);
  if (refusal === 'ether_over')
    throw new Refusal(409, 'statement.ether_over', { params: { paid: moneyText(balance) } });
  if (refusal) throw new Refusal(409, `statement.${refusal}`);
  await postEntry(call, {
    kind: 'statement.ether_taken',
    ref: id,
    postings: [
      { account: paid, amount: -cents },
      { account: await bankAccount(call), amount: cents },
    ],
  });
  await updateRows(tx, [id], { state: 'RESOLVED', resolution: 'ether', resolvedAt: now, resolvedBy: user.id });
  await call.audit('statement.ether_taken', {
    subject: { type: 'statement_row', id },
    details: { cents: cents.toString(), left: (balance - cents).toString() },
  });
  return rowAnswer(call, id);
});
