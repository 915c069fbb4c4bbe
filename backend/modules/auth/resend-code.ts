import { codeTimes, spendCode } from '#backend/codes/codes.ts';
import { serve } from '#backend/http/serve.ts';
import { spend } from '#backend/limits/budget.ts';
import { lockUserByEmail } from '#backend/modules/users/users.repository.ts';
import { resendCode } from '#contract/auth.ts';
import { CODE_ADDRESS } from './auth-budgets.ts';
import { codeSentAnswer, mailEmailCode } from './email-code.ts';
import { fromHere } from './from-here.ts';

/** Mails a new code to an address that waits to be verified. For any other address the answer is the same and nothing is sent. */
export const resendCodeRoute = serve(resendCode, async (call, { body }) => {
  if (call.address) await spend(call, CODE_ADDRESS, call.address);
  await spendCode(call, fromHere(call, body.email));
  const user = await lockUserByEmail(call.tx, call.tenant.id, body.email);
  const waits = user !== null && user.emailVerifiedAt === null;
  return codeSentAnswer(waits ? await mailEmailCode(call, user) : codeTimes(call.now));
});
