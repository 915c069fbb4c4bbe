import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccount, orderEscrow } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { confirmedPayment, failPayment } from '#backend/modules/payment-records/payments.repository.ts';
import { reopenHold } from '#backend/modules/payments/balance-hold.ts';
import { undoStatementCharge } from '#contract/statement-ways.ts';
import { orderExpiresAt } from '#domain/investment/order-expiry.ts';
import { readWireReference } from '#domain/investment/wire-reference.ts';
import { moneyText } from '#domain/money/money.ts';
import { undoRefusal } from '#domain/statement/returned.ts';
import { problem } from '#domain/validation/problem.ts';
import { orderIdOf } from './named-orders.repository.ts';
import { rowAnswer } from './present-row.ts';
import { ordersSplitWith } from './statement-parts.repository.ts';
import { type RowRecord, rowById, updateRows } from './statements.repository.ts';
import { lockWaiting } from './waiting-row.ts';

/**
 * The bank has taken a transfer back: its order waits for the payment again, with its tokens and its balance part, and the investor is written
 * to. Refusals: 422 on `reference`; 409 `statement.undo_minted`, `statement.undo_not_charged`, `statement.undo_amount` with `params.paid`.
 */
export const undoStatementChargeRoute = serve(undoStatementCharge, async (call, { params, body }) => {
  const { tx, user, now } = call;
  const reference = body.reference.toUpperCase();
  const orderId = await orderIdOf(tx, reference, readWireReference(reference));
  if (!orderId) throw fieldRefusal({ reference: problem('validator.error_order_reference') });
  const { orders, row } = await lockReturned(call, params.id, orderId);
  for (const investment of orders) await undoCharge(call, investment, row, orders.length > 1);
  await updateRows(tx, [row.id], {
    state: 'RESOLVED',
    resolution: 'undone',
    investmentId: orderId,
    resolvedAt: now,
    resolvedBy: user.id,
  });
  await call.audit('statement.charge_undone', {
    subject: { type: 'investment', id: orderId },
    details: {
      row: row.id,
      cents: row.amountCents.toString(),
      ...(orders.length > 1 ? { orders: orders.map(({ id }) => id) } : {}),
      ...(row.returnCode ? { code: row.returnCode } : {}),
    },
  });
  for (const { id } of orders) await tellInvestor(call, await readInvestment(call, id), 'payment_returned');
  return rowAnswer(call, row.id);
});

/** The order, and where the bank takes back a movement that was split all that it had paid; locked by id, then the movement. Throws Refusal 404. */
async function lockReturned({ tx }: SignedInCall, rowId: string, orderId: string) {
  const seen = await rowById(tx, rowId);
  if (!seen) throw notFound();
  const together = await ordersSplitWith(tx, orderId, seen.amountCents);
  const orders: InvestmentRow[] = [];
  for (const id of together.length > 0 ? together : [orderId]) orders.push(await lockOwn(tx, id));
  return { orders, row: await lockWaiting(tx, rowId, 'debit') };
}

/** @param isPart the movement that is taken back had paid other orders as well: each had its own payment */
async function undoCharge(
  call: SignedInCall,
  investment: InvestmentRow,
  row: RowRecord,
  isPart: boolean,
): Promise<void> {
  const { tx, tenant, user, now } = call;
  const { id, userId, issuanceId, status, method } = investment;
  const payment = await confirmedPayment(tx, id);
  const paidCents = payment?.amountCents ?? null;
  const returnedCents = isPart ? (paidCents ?? 0n) : row.amountCents;
  const refusal = undoRefusal({ status, method, paidCents, returnedCents });
  const why = refusal ?? 'not_charged';
  if (refusal || !payment)
    throw new Refusal(409, `statement.undo_${why}`, {
      params: { paid: moneyText(paidCents ?? 0n) },
    });
  const expiresAt = orderExpiresAt(now, tenant.settings.orderExpiryDays, tenant.customization.tenant.time_zone);
  await moveInvestment(
    call,
    investment,
    'IN_UPLOAD_PROOF_OF_PAYMENT',
    { by: 'manager', userId: user.id },
    {
      note: [row.returnCode, row.text].filter(Boolean).join(' · ').slice(0, 200),
      set: { chargedAt: null, expiresAt, remindedAt: null },
    },
  );
  await reopenHold(call, id);
  await failPayment(tx, payment.id);
  await postEntry(call, {
    kind: 'investment.payment_returned',
    ref: payment.id,
    memo: id,
    postings: [
      { account: await orderEscrow(call, userId, issuanceId), amount: -payment.amountCents },
      { account: await bankAccount(call), amount: payment.amountCents },
    ],
  });
}
