import type { SignedInCall } from '#backend/http/call.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { mayMove } from '#domain/investment/transitions.ts';
import { chargeOrder } from './charge-order.ts';
import { type RowRecord, updateRows } from './statements.repository.ts';

/**
 * Charges an order, locked, in a manager's hand: with a movement that lies in suspense and the parts that were assigned to the order before,
 * which wait no more.
 */
export async function payFromSuspense(
  call: SignedInCall,
  investment: InvestmentRow,
  movement: Pick<RowRecord, 'valueDate' | 'fingerprint'>,
  parts: readonly RowRecord[],
): Promise<void> {
  const { tx, user, now } = call;
  // Without a proof it is the statement that says so, in the manager's hand.
  const by = mayMove(investment.status, 'CHARGED', 'manager') ? ('manager' as const) : ('system' as const);
  await chargeOrder(call, investment, movement, { by, userId: user.id }, 'suspense');
  await updateRows(
    tx,
    parts.map(({ id }) => id),
    {
      state: 'RESOLVED',
      resolution: 'assigned',
      investmentId: investment.id,
      resolvedAt: now,
      resolvedBy: user.id,
    },
  );
}
