import { serve } from '#backend/http/serve.ts';
import { managedAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { newestProof, updateProof } from '#backend/modules/payment-records/payments.repository.ts';
import { rejectProof } from '#contract/payments.ts';
import { expiryAfterRefusal } from '#domain/investment/order-expiry.ts';
import { waitsForProofReview } from '#domain/investment/waiting.ts';

/** Back to the upload, with the reason that the investor reads and time for another proof. 409 `investment.illegal_move`. */
export const rejectProofRoute = serve(rejectProof, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const investment = await lockOwn(tx, params.id);
  // What is paid goes back to the upload too, but only where the bank takes the money back (undo-charge.ts): a proof is refused while it waits.
  if (!waitsForProofReview(investment.status)) throw illegalMove();
  const proof = await newestProof(tx, investment.id);
  if (proof) await updateProof(tx, proof.id, { rejectedAt: now, rejectedBy: user.id, rejectedReason: body.reason });
  const expiresAt = expiryAfterRefusal(investment.expiresAt, now, tenant.customization.tenant.time_zone);
  await moveInvestment(
    call,
    investment,
    'IN_UPLOAD_PROOF_OF_PAYMENT',
    { by: 'manager', userId: user.id },
    {
      note: body.reason,
      set: { expiresAt, remindedAt: null },
    },
  );
  const row = await readInvestment(call, investment.id);
  await tellInvestor(call, row, 'proof_rejected', { reason: body.reason });
  return managedAnswer(call, row);
});
