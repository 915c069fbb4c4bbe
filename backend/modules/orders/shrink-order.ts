import { orderEscrow } from '#backend/ledger/accounts.ts';
import { type InvestmentRow, updateInvestment } from '#backend/modules/investments/investments.repository.ts';
import { momentAfter } from '#backend/modules/investments/move-investment.ts';
import { onlineAdapterOf } from '#backend/modules/payment-records/online-adapter.ts';
import { confirmedPayment, splitPayment } from '#backend/modules/payment-records/payments.repository.ts';
import { returnPart } from '#backend/modules/payments/balance-hold.ts';
import { replaceAttempt } from '#backend/modules/payments/open-attempt.ts';
import { openRefund } from '#backend/modules/refunds/open-refund.ts';
import type { Work } from '#backend/work.ts';
import { type Shrunk, shrinkSums } from '#domain/investment/shrink.ts';
import { isPaid } from '#domain/investment/transitions.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';

/** Why a provider is not asked for a part: its refunds carry no name of ours, so that asking twice could send twice. */
const NO_PARTS = 'no_parts';

/** What an order that shrank gives back: a refund that is on its way, and cents that its investor's balance has again. */
interface Returned {
  refundId: string | null;
  balanceBackCents: bigint;
}

/**
 * A request becomes an order of the tokens that it was allotted: its sums are those of the smaller order. Paid, the rest goes back by the way it came; not
 * paid, there is less to pay, and a payment that was begun is begun anew. Issuance and investment are locked; no payment is on its way.
 */
export async function shrinkOrder(work: Work, investment: InvestmentRow, tokens: number): Promise<Returned> {
  const { tx, now } = work;
  const { id, price } = investment;
  const shrunk = shrinkSums(investment, amountOf(tokens, priceOf(price)));
  const isSmaller = tokens < investment.tokens;
  let refundId: string | null = null;
  if (isSmaller) {
    await returnPart(work, investment, shrunk.balanceBackCents);
    if (isPaid(investment.status)) refundId = await sendRest(work, investment, shrunk);
    else await replaceAttempt(work, id);
  }
  await updateInvestment(tx, id, {
    ...shrunk.kept,
    tokens,
    isRequest: false,
    requestedTokens: investment.tokens,
    updatedAt: momentAfter(investment.updatedAt, now),
  });
  await work.audit('investment.allotted', {
    subject: { type: 'investment', id },
    details: { from: investment.tokens, to: tokens },
  });
  return { refundId, balanceBackCents: shrunk.balanceBackCents };
}

async function sendRest(work: Work, investment: InvestmentRow, { outsideBackCents }: Shrunk): Promise<string | null> {
  const { id, userId, issuanceId } = investment;
  if (outsideBackCents === 0n) return null;
  const payment = await confirmedPayment(work.tx, id);
  if (!payment) throw new Error(`order ${id} is paid by nobody`);
  const partId = await splitPayment(work.tx, payment, outsideBackCents, work.now);
  const adapter = onlineAdapterOf(work, payment.method);
  return openRefund(work, {
    investmentId: id,
    payment: { id: partId, method: payment.method },
    cents: outsideBackCents,
    from: await orderEscrow(work, userId, issuanceId),
    failure: adapter && !adapter.refundsParts && partId !== payment.id ? NO_PARTS : undefined,
  });
}
