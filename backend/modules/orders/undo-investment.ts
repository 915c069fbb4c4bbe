import { orderEscrow, refundsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { type Mover, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { returnBalance } from '#backend/modules/payments/balance-hold.ts';
import { confirmedPayment, insertRefund } from '#backend/modules/payments/payments.repository.ts';
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
  const { tx, tenant, now } = work;
  const { id, userId, issuanceId } = investment;
  await moveInvestment(work, investment, 'CANCELED', mover, { note, set: { canceledAt: now, expiresAt: null } });
  await returnBalance(work, investment);
  const payment = await confirmedPayment(tx, id);
  if (payment) {
    const refundId = await insertRefund(tx, {
      tenantId: tenant.id,
      investmentId: id,
      paymentId: payment.id,
      method: payment.method,
      amountCents: payment.amountCents,
      state: 'PENDING',
      createdAt: now,
    });
    await work.enqueue('refund.send', { tenantId: tenant.id, refundId });
    await postEntry(work, {
      kind: 'refund.opened',
      ref: refundId,
      memo: id,
      postings: [
        { account: await orderEscrow(work, userId, issuanceId), amount: -payment.amountCents },
        { account: await refundsDueAccount(work), amount: payment.amountCents },
      ],
    });
  }
  await voidContract(tx, id, now);
}
