import { confirmedPayment } from '#backend/modules/payment-records/payments.repository.ts';
import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import { undoRefusal } from '#domain/statement/returned.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { type JoinedRow, pairOf } from './joined-rows.repository.ts';
import { bankRefundsOfAmount } from './open-refunds.repository.ts';
import { refundOrders } from './refund-orders.repository.ts';
import { ordersSplitWith } from './statement-parts.repository.ts';

const NOTHING = { pair: null, refunds: [], undo_refusal: null, paid: null };

/** The other side of a debit that waits: the credit, the order's charge, our refunds of its amount. */
export async function returnedFacts(work: Work, joined: JoinedRow) {
  if (joined.row.isCredit || !isWaiting(joined.row.state)) return NOTHING;
  return { ...(await chargeFacts(work, joined)), refunds: await refundChoices(work, joined.row.amountCents) };
}

async function chargeFacts({ tx }: Work, { row, investment }: JoinedRow) {
  if (!investment) return { pair: null, undo_refusal: null, paid: null };
  const payment = await confirmedPayment(tx, investment.id);
  const together = payment ? await ordersSplitWith(tx, investment.id, row.amountCents) : [];
  // The whole of a movement that was split: what it had paid is what comes back.
  const paidCents = together.length > 0 ? row.amountCents : (payment?.amountCents ?? null);
  const pair = await pairOf(tx, investment.id, row.amountCents);
  return {
    pair: pair && {
      id: pair.id,
      booked_on: pair.bookedOn,
      amount: moneyText(pair.amountCents),
      text: pair.text,
      bank_reference: pair.bankReference,
    },
    undo_refusal: undoRefusal({ ...investment, paidCents, returnedCents: row.amountCents }),
    paid: paidCents === null ? null : moneyText(paidCents),
  };
}

async function refundChoices({ tx, now }: Work, cents: bigint) {
  const refunds = await bankRefundsOfAmount(tx, cents, now);
  const orders = await refundOrders(
    tx,
    refunds.map(({ investmentId }) => investmentId),
  );
  return refunds.map(({ id, amountCents, state, investmentId }) => ({
    id,
    amount: moneyText(amountCents),
    sent: state === 'DONE',
    investment_id: investmentId,
    reference: orders.get(investmentId)?.reference ?? '',
    investor: orders.get(investmentId)?.investor ?? '',
  }));
}
