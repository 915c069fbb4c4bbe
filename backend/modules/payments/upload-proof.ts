import { keepLooked } from '#backend/files/keep-file.ts';
import { lookingInto } from '#backend/files/look-into.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { insertProof } from '#backend/modules/payment-records/payments.repository.ts';
import { uploadProof } from '#contract/payments.ts';
import { mayMove } from '#domain/investment/transitions.ts';
import { problem } from '#domain/validation/problem.ts';

/** Keeps the proof and hands the order to the manager. 422 on `proof`, 413 past the tenant's limit, 409 `investment.illegal_move`. */
export const uploadProofRoute = serveAsking(uploadProof, lookingInto('proof'), async (call, { params }, looked) => {
  const { tx, tenant, user, now } = call;
  const investment = await lockOwn(tx, params.id, user.id);
  if (!mayMove(investment.status, 'PROOF_OF_PAYMENT_UPLOADED', 'investor')) throw illegalMove();
  if (!looked) throw fieldRefusal({ proof: problem('validator.error_null') });
  const file = await keepLooked(call, looked, { kind: 'proof', access: 'owner', ownerUserId: user.id });
  await insertProof(tx, { tenantId: tenant.id, investmentId: investment.id, fileId: file.id, uploadedAt: now });
  await moveInvestment(call, investment, 'PROOF_OF_PAYMENT_UPLOADED', { by: 'investor', userId: user.id });
  const row = await readInvestment(call, investment.id);
  await tellInvestor(call, row, 'proof_received');
  return investmentAnswer(call, row);
});
