import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { suspenseAccount } from '#backend/ledger/accounts.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { toPay } from '#backend/modules/payments/open-attempt.ts';
import { openRefund } from '#backend/modules/refunds/open-refund.ts';
import { assignStatementRow } from '#contract/statement-ways.ts';
import { readWireReference } from '#domain/investment/wire-reference.ts';
import { moneyText } from '#domain/money/money.ts';
import { awaitsTransfer } from '#domain/statement/match.ts';
import { problem } from '#domain/validation/problem.ts';
import { orderIdOf } from './named-orders.repository.ts';
import { payFromSuspense } from './pay-from-suspense.ts';
import { rowAnswer } from './present-row.ts';
import { payerFor } from './row-orders.ts';
import { lockHeld, type RowRecord, updateRows } from './statements.repository.ts';
import { lockWaiting } from './waiting-row.ts';

/**
 * A movement that waits goes to an order. With the parts assigned before, it charges the order, waits for the rest, or leaves a difference
 * that becomes a refund. Refusals: 422 on `reference`, 422 on
 * `other_payer` where the payer is not the investor, 409 `investment.illegal_move` (the order waits for no transfer), 422
 * `statement.amount_over` with `params.difference`, 409 `statement.row_resolved`.
 */
export const assignStatementRowRoute = serve(assignStatementRow, async (call, { params, body }) => {
  const { tx } = call;
  const reference = body.reference.toUpperCase();
  const orderId = await orderIdOf(tx, reference, readWireReference(reference));
  if (!orderId) throw fieldRefusal({ reference: problem('validator.error_order_reference') });
  const investment = await lockOwn(tx, orderId);
  const row = await lockWaiting(tx, params.id);
  if (!awaitsTransfer(investment)) throw illegalMove();
  // Money of a stranger is what the law on money laundering looks at: a person has to have looked, too.
  if (!body.other_payer && (await payerFor(call, row, orderId)) === 'other')
    throw fieldRefusal({ other_payer: problem('validator.error_accept') });
  const parts = (await lockHeld(tx, orderId)).filter(({ id }) => id !== row.id);
  const together = parts.reduce((sum, part) => sum + part.amountCents, row.amountCents);
  const difference = together - toPay(investment);
  if (difference > 0n && !body.return_difference)
    throw new Refusal(422, 'statement.amount_over', { params: { difference: moneyText(difference) } });
  if (difference < 0n) await updateRows(tx, [row.id], { state: 'HELD', investmentId: orderId });
  else await chargeTogether(call, investment, row, parts, difference);
  await call.audit('statement.assigned', {
    subject: { type: 'statement_row', id: row.id },
    details: {
      investment: orderId,
      cents: row.amountCents.toString(),
      difference: difference.toString(),
      ...(body.other_payer ? { other_payer: true } : {}),
    },
  });
  return rowAnswer(call, row.id);
});

async function chargeTogether(
  call: SignedInCall,
  investment: InvestmentRow,
  row: RowRecord,
  parts: readonly RowRecord[],
  difference: bigint,
): Promise<void> {
  const { tx, user, now } = call;
  await payFromSuspense(call, investment, row, parts);
  // What was too much waits among the refunds of the order, and is sent from there.
  if (difference > 0n)
    await openRefund(call, { investmentId: investment.id, cents: difference, from: await suspenseAccount(call) });
  await updateRows(tx, [row.id], {
    state: 'RESOLVED',
    resolution: 'assigned',
    investmentId: investment.id,
    resolvedAt: now,
    resolvedBy: user.id,
    returnedCents: difference > 0n ? difference : null,
  });
}
