import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { suspenseAccount } from '#backend/ledger/accounts.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { toPay } from '#backend/modules/payments/open-attempt.ts';
import { openRefund } from '#backend/modules/refunds/open-refund.ts';
import { splitStatementRow } from '#contract/statement-ways.ts';
import { readWireReference } from '#domain/investment/wire-reference.ts';
import { moneyText } from '#domain/money/money.ts';
import { awaitsTransfer } from '#domain/statement/match.ts';
import { leftAfter } from '#domain/statement/split.ts';
import { problem } from '#domain/validation/problem.ts';
import { orderIdOf } from './named-orders.repository.ts';
import { payFromSuspense } from './pay-from-suspense.ts';
import { rowAnswer } from './present-row.ts';
import { payerFor } from './row-orders.ts';
import { insertParts } from './statement-parts.repository.ts';
import { lockHeld, type RowRecord, updateRows } from './statements.repository.ts';
import { lockWaiting } from './waiting-row.ts';

/** An order of the split, locked: the parts that wait for the rest of its money, and what it still misses, in cents. */
interface Share {
  investment: InvestmentRow;
  held: RowRecord[];
  missing: bigint;
}

/**
 * A movement that waits pays several orders at once: all of them or none. Refusals: 422 on `references` (one that is none, or one order twice),
 * 422 on `other_payer`, 409 `investment.illegal_move`, 422 `statement.split_short` with `params.lacking`, 422 `statement.amount_over` with
 * `params.difference`, 409 `statement.row_resolved`.
 */
export const splitStatementRowRoute = serve(splitStatementRow, async (call, { params, body }) => {
  const { tx } = call;
  const shares = await lockShares(call, await orderIds(call, body.references), params.id);
  const row = await lockWaiting(tx, params.id);
  if (!shares.every(({ investment }) => awaitsTransfer(investment))) throw illegalMove();
  const payers = await Promise.all(shares.map(({ investment }) => payerFor(call, row, investment.id)));
  if (!body.other_payer && payers.includes('other'))
    throw fieldRefusal({ other_payer: problem('validator.error_accept') });
  const left = leftAfter(
    row.amountCents,
    shares.map(({ missing }) => missing),
  );
  if (left < 0n) throw new Refusal(422, 'statement.split_short', { params: { lacking: moneyText(-left) } });
  if (left > 0n && !body.return_difference)
    throw new Refusal(422, 'statement.amount_over', { params: { difference: moneyText(left) } });
  await payShares(call, row, shares, left);
  await call.audit('statement.split', {
    subject: { type: 'statement_row', id: row.id },
    details: {
      cents: row.amountCents.toString(),
      orders: shares.map(({ investment, missing }) => `${investment.id} ${missing}`),
      difference: left.toString(),
      ...(body.other_payer ? { other_payer: true } : {}),
    },
  });
  return rowAnswer(call, row.id);
});

async function orderIds({ tx }: SignedInCall, references: readonly string[]): Promise<string[]> {
  const ids = await Promise.all(
    references.map((one) => orderIdOf(tx, one.toUpperCase(), readWireReference(one.toUpperCase()))),
  );
  const found = ids.filter((id) => id !== null);
  if (found.length < ids.length || new Set(found).size < ids.length)
    throw fieldRefusal({ references: problem('validator.error_order_references') });
  return found;
}

/** Locked by id, one after the other, so that two managers never wait for each other; answered as they were asked for. */
async function lockShares({ tx }: SignedInCall, ids: readonly string[], rowId: string): Promise<Share[]> {
  const locked = new Map<string, Share>();
  for (const id of [...ids].sort()) {
    const investment = await lockOwn(tx, id);
    const held = (await lockHeld(tx, id)).filter((part) => part.id !== rowId);
    const missing = held.reduce((sum, part) => sum - part.amountCents, toPay(investment));
    locked.set(id, { investment, held, missing });
  }
  return ids.flatMap((id) => locked.get(id) ?? []);
}

async function payShares(call: SignedInCall, row: RowRecord, shares: readonly Share[], left: bigint): Promise<void> {
  const { tx, tenant, user, now } = call;
  for (const { investment, held } of shares) {
    // A payment has a name of its own: the movement's, with the order's.
    const part = { valueDate: row.valueDate, fingerprint: `${row.fingerprint}/${investment.reference}` };
    await payFromSuspense(call, investment, part, held);
  }
  await insertParts(
    tx,
    shares.map(({ investment, missing }) => ({
      tenantId: tenant.id,
      rowId: row.id,
      investmentId: investment.id,
      amountCents: missing,
    })),
  );
  const last = shares.at(-1);
  if (left > 0n && last)
    await openRefund(call, { investmentId: last.investment.id, cents: left, from: await suspenseAccount(call) });
  await updateRows(tx, [row.id], {
    state: 'RESOLVED',
    resolution: 'split',
    investmentId: null,
    resolvedAt: now,
    resolvedBy: user.id,
    returnedCents: left > 0n ? left : null,
  });
}
