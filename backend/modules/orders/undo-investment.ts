import { orderEscrow } from '#backend/ledger/accounts.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { type Mover, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { confirmedPayment } from '#backend/modules/payment-records/payments.repository.ts';
import { returnBalance } from '#backend/modules/payments/balance-hold.ts';
import { openRefund } from '#backend/modules/refunds/open-refund.ts';
import { voidContract } from '#backend/modules/signing/signing.repository.ts';
import type { Work } from '#backend/work.ts';

/**
 * Takes an investment back (CANCELED): its tokens are free, its balance part is the investor's again at once, what came from outside
 * becomes a refund that is to be sent, and a contract falls. Issuance and investment are locked.
 * @throws Refusal 409 `investment.illegal_move`
 */
export async function undoInvestment(
  work: Work,
  investment: InvestmentRow,
  mover: Mover,
  note?: string,
): Promise<void> {
  const { tx, now } = work;
  const { id, userId, issuanceId } = investment;
  await moveInvestment(work, investment, 'CANCELED', mover, { note, set: { canceledAt: now, expiresAt: null } });
  await returnBalance(work, investment);
  const payment = await confirmedPayment(tx, id);
  if (payment)
    await openRefund(work, {
      investmentId: id,
      payment,
      cents: payment.amountCents,
      from: await orderEscrow(work, userId, issuanceId),
    });
  await voidContract(tx, id, now);
}
