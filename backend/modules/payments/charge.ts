import { bankAccount, orderEscrow, suspenseAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { readInvestment, tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { BY_SYSTEM, type Mover, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { countTakenBack, insertPayment } from '#backend/modules/payment-records/payments.repository.ts';
import { contractOf } from '#backend/modules/signing/signing.repository.ts';
import type { Work } from '#backend/work.ts';
import { sumsOf } from '#domain/investment/payment-breakdown.ts';
import type { Day } from '#domain/time/zone.ts';
import { spendHold } from './balance-hold.ts';

/** Money that arrived from outside for an order: exactly what it had to carry. */
interface Arrival {
  valueDate: Day | null;
  /** The provider's own name for it; unique per method. */
  providerReference: string | null;
  confirmedBy: string | null;
  /** The attempt that brought it. */
  attemptId?: string;
  /** Where it lies: it has just come in, or it waited in suspense. Default: bank. */
  liesIn?: 'bank' | 'suspense';
}

/**
 * The order is paid: CHARGED. What came from outside goes to escrow (bank or suspense → escrow), the fee with it: it is the platform's when
 * the tokens are made, so that a revocation gives all of it back. The balance part lies there already.
 * @param arrival null where the balance covers it all
 * @throws Refusal 409 `investment.illegal_move`
 */
export async function charge(
  work: Work,
  investment: InvestmentRow,
  mover: Mover,
  arrival: Arrival | null,
): Promise<void> {
  const { tx, tenant, now } = work;
  const { id, userId, issuanceId, method } = investment;
  // First the move: it says whether this may be at all.
  const moving = moveInvestment(work, investment, 'CHARGED', mover, { set: { chargedAt: now, expiresAt: null } });
  const spending = spendHold(work, investment);
  const outside = sumsOf(investment).toPayCents;
  if (outside > 0n) {
    await Promise.all([moving, spending]);
    if (!arrival || !method) throw new Error(`investment ${id} is charged without its payment`);
    const takenBack = await countTakenBack(tx, id);
    await insertPayment(tx, {
      tenantId: tenant.id,
      investmentId: id,
      method,
      state: 'CONFIRMED',
      amountCents: outside,
      providerReference: arrival.providerReference,
      valueDate: arrival.valueDate,
      confirmedBy: arrival.confirmedBy,
      attemptId: arrival.attemptId,
      confirmedAt: now,
      createdAt: now,
    });
    await postEntry(work, {
      kind: 'investment.charged',
      // Paid anew after the bank had taken a payment back: another event in the world.
      ref: takenBack > 0 ? `${id}/${takenBack + 1}` : id,
      postings: [
        { account: await (arrival.liesIn === 'suspense' ? suspenseAccount : bankAccount)(work), amount: -outside },
        { account: await orderEscrow(work, userId, issuanceId), amount: outside },
      ],
    });
  }
  const [row, contract] = await Promise.all([readInvestment(work, id), contractOf(tx, id), moving, spending]);
  const isSigned = contract?.state === 'SIGNED';
  // One turn, one mail: where the contract is what comes next, its mail says as well that the money is there.
  const isToSign = tenantSigns(work) && !isSigned && !row.investment.isRequest;
  await tellInvestor(work, row, isToSign ? 'contract_to_sign' : 'payment_received');
  if (tenantSigns(work) && isSigned) await moveInvestment(work, row.investment, 'SIGNED', BY_SYSTEM);
}
