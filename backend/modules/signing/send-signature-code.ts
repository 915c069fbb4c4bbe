import { issueCode, spendCode } from '#backend/codes/codes.ts';
import { serve } from '#backend/http/serve.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { sendSignatureCode } from '#contract/signing.ts';

/** Mails a code that signs this investment alone; a new one voids the old. 429 `code.too_soon`, `code.too_many`; 409 `investment.illegal_move`. */
export const sendSignatureCodeRoute = serve(sendSignatureCode, async (call, { params }) => {
  const { tx, user } = call;
  const investment = await lockOwn(tx, params.id, user.id);
  if (investment.status !== 'SIGNED_PENDING') throw illegalMove();
  await spendCode(call, `signature:${user.id}`);
  const owner = { userId: user.id, purpose: 'signature' as const, subjectId: investment.id };
  const { code, expiresAt, resendAt } = await issueCode(call, owner);
  await tellInvestor(call, await readInvestment(call, investment.id), 'signature_code', { code });
  await call.audit('signature.code_sent', { subject: { type: 'investment', id: investment.id } });
  return { data: { sent: true as const, expires_at: expiresAt.toISOString(), resend_at: resendAt.toISOString() } };
});
