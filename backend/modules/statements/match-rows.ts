import type { SignedInCall } from '#backend/http/call.ts';
import { lockNamedDistributions } from '#backend/modules/distributions/named.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { BY_SYSTEM } from '#backend/modules/investments/move-investment.ts';
import { settlePayoutMovement } from '#backend/modules/payouts/settle-movement.ts';
import { findOrderReferences } from '#domain/investment/wire-reference.ts';
import { type Match, matchCredit } from '#domain/statement/match.ts';
import { chargeOrder } from './charge-order.ts';
import { lockNamedOrders, namedOrders } from './named-orders.repository.ts';
import { lockNamedPeople } from './named-people.repository.ts';
import { settleDebit } from './settle-debit.ts';
import { settleFunding } from './settle-funding.ts';
import { settleGivenBack } from './settle-given-back.ts';
import { settleTopUp } from './settle-top-up.ts';
import { lockHeld, type RowRecord, updateRows } from './statements.repository.ts';
import { bookToSuspense } from './suspense.ts';

/** A movement that was just kept, with the wire references in its text. */
interface FreshRow {
  row: RowRecord;
  references: readonly string[];
}

/** Matches credits one after the other, and debits that may be ours, each with what the ones before it have changed. */
export async function matchRows(call: SignedInCall, fresh: readonly FreshRow[]): Promise<void> {
  const { tx, tenant } = call;
  const movements = fresh.map(({ row, references }) => ({
    row,
    // What goes out names the order itself, too: so the refund's own concept is written.
    references: row.isCredit ? references : [...references, ...findOrderReferences(row.text)],
  }));
  const all = [...new Set(movements.flatMap(({ references }) => references))];
  const idOf = await lockNamedOrders(tx, all);
  const fundOf = await lockNamedDistributions(tx, tenant.id, all);
  const people = all.length > 0 ? await lockNamedPeople(tx, tenant.id, all) : [];
  for (const { row, references } of movements) {
    if (await settlePayoutMovement(call, row)) {
      await updateRows(tx, [row.id], { state: 'MATCHED', resolution: 'payout', resolvedAt: call.now });
      continue;
    }
    const found = (of: ReadonlyMap<string, string>) => [...new Set(references.flatMap((one) => of.get(one) ?? []))];
    const ids = found(idOf);
    const funds = found(fundOf);
    const named = people.filter(({ reference }) => references.includes(reference));
    if (row.isCredit && funds.length > 0) await settleFunding(call, row, funds, ids);
    else if (row.isCredit && ids.length === 0 && named.length > 0) await settleTopUp(call, row, named);
    else if (row.isCredit) await settle(call, row, matchCredit(row.amountCents, await namedOrders(tx, ids)));
    else if (funds.length > 0 && ids.length === 0) await settleGivenBack(call, row, funds);
    else await settleDebit(call, row, ids);
  }
}

async function settle(call: SignedInCall, row: RowRecord, match: Match): Promise<void> {
  const { tx, now } = call;
  switch (match.outcome) {
    case 'exact':
      await chargeExactly(call, row, match.orderId);
      return;
    case 'booked':
      await updateRows(tx, [row.id], {
        state: 'MATCHED',
        resolution: 'booked',
        investmentId: match.orderId,
        paymentId: match.paymentId,
        resolvedAt: now,
      });
      return;
    case 'waiting':
      await bookToSuspense(call, row);
      await updateRows(tx, [row.id], { reason: match.reason, investmentId: match.orderId });
      return;
  }
}

/** The order is paid by this movement, together with the parts that were assigned to it before. */
async function chargeExactly(call: SignedInCall, row: RowRecord, orderId: string): Promise<void> {
  const { tx, now } = call;
  const investment = await lockOwn(tx, orderId);
  const held = await lockHeld(tx, orderId);
  // A payment made of several receipts passes through suspense first.
  if (held.length > 0) await bookToSuspense(call, row);
  await chargeOrder(call, investment, row, BY_SYSTEM, held.length > 0 ? 'suspense' : 'bank');
  await updateRows(
    tx,
    held.map(({ id }) => id),
    { state: 'RESOLVED', resolution: 'assigned', resolvedAt: now },
  );
  await updateRows(tx, [row.id], { state: 'MATCHED', resolution: 'charged', investmentId: orderId, resolvedAt: now });
  await call.audit('statement.charged', {
    subject: { type: 'investment', id: orderId },
    details: { row: row.id, cents: row.amountCents.toString(), parts: held.map(({ id }) => id) },
  });
}
