import { serve } from '#backend/http/serve.ts';
import { listPayouts } from '#contract/payouts.ts';
import { moneyText } from '#domain/money/money.ts';
import { gatherNext, refundBatch, standingOf, waitingBatch } from './gather-next.ts';
import { countPayouts, type ListedPayout, payoutsPage } from './list-payouts.repository.ts';
import { payoutRefusal, type Standing } from './next-file.ts';
import { type RefundToSend, refundRefusal } from './refund-transfer.ts';

/** How many of the refunds that wait are shown beside the payouts. */
const REFUNDS_SHOWN = 50;

/** The payouts in a state, the refunds that wait with them, and what the next file would hold. */
export const listPayoutsRoute = serve(listPayouts, async (call, { query: { state, ...asked } }) => {
  const { tx, tenant, now } = call;
  const [{ rows, meta }, payouts, refunds, waiting, inFile] = await Promise.all([
    payoutsPage(tx, tenant.id, { state, now, asked }),
    waitingBatch(call, { lock: false, after: null }),
    refundBatch(call, { lock: false, after: null }),
    countPayouts(tx, tenant.id, 'WAITING', 'bank'),
    countPayouts(tx, tenant.id, 'IN_FILE', 'bank'),
  ]);
  // Both ask who can be paid at once, whichever was read first: two waits for the database, never three.
  const [standing, next] = await Promise.all([
    state === 'WAITING' ? standingOf(call, rows) : null,
    gatherNext(call, { lock: false, first: { payouts, refunds } }),
  ]);
  return {
    data: rows.map((row) => present(row, state, standing)),
    meta,
    next: {
      transfers: next.rows.length,
      total: moneyText(next.totalCents),
      ...{ left: next.left, more: next.more },
    },
    refunds: {
      rows: refunds.slice(0, REFUNDS_SHOWN).map(presentRefund),
      more: refunds.length > REFUNDS_SHOWN,
    },
    counts: { waiting, in_file: inFile },
  };
});

function presentRefund(row: RefundToSend) {
  return {
    id: row.id,
    investment_id: row.investmentId,
    reference: row.reference,
    name: row.name,
    iban_end: row.iban?.slice(-4) ?? null,
    amount: moneyText(row.amountCents),
    since: row.createdAt.toISOString(),
    failure: row.failure,
    refusal: refundRefusal(row),
  };
}

function present(row: ListedPayout, state: 'WAITING' | 'IN_FILE' | 'SENT', standing: Standing | null) {
  return {
    id: row.id,
    user_id: row.userId,
    state,
    source: row.source,
    name: row.frozenName ?? row.name,
    iban_end: (row.frozenIban ?? row.iban).slice(-4),
    amount: moneyText(row.amountCents),
    since: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    file: row.fileId && row.messageId ? { id: row.fileId, message_id: row.messageId } : null,
    failure: row.failure,
    refusal: standing && payoutRefusal(row, standing),
  };
}
