import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import type { Mover } from '#backend/modules/investments/move-investment.ts';
import { newestProof, updateProof } from '#backend/modules/payment-records/payments.repository.ts';
import { charge } from '#backend/modules/payments/charge.ts';
import type { Work } from '#backend/work.ts';
import { waitsForProofReview } from '#domain/investment/waiting.ts';
import type { RowRecord } from './statements.repository.ts';

/** Charges an order, locked, with a movement that completes its money. `liesIn` suspense: all of the money lies there. */
export async function chargeOrder(
  work: Work,
  investment: InvestmentRow,
  row: Pick<RowRecord, 'valueDate' | 'fingerprint'>,
  mover: Mover,
  liesIn: 'bank' | 'suspense',
): Promise<void> {
  // A proof that was rejected proves nothing.
  const proof = waitsForProofReview(investment.status) ? await newestProof(work.tx, investment.id) : null;
  if (proof) await updateProof(work.tx, proof.id, { confirmedAt: work.now });
  await charge(work, investment, mover, {
    valueDate: row.valueDate,
    providerReference: row.fingerprint,
    confirmedBy: mover.userId,
    liesIn,
  });
}
