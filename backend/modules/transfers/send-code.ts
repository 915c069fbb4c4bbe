import { issueCode, spendCode } from '#backend/codes/codes.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { sendTransferCode } from '#contract/transfers.ts';
import { livingDraft } from './living-draft.ts';
import { codesOf } from './transfer-budgets.ts';
import { mailTransferCode } from './transfer-mail.ts';

/** Mails another code for the draft that the caller sees; the one before is void. */
export const sendTransferCodeRoute = serve(sendTransferCode, async (call, { body }) => {
  const { user } = call;
  const found = await livingDraft(call);
  if (found?.draft.id !== body.id) throw new Refusal(409, 'transfer.not_waiting');
  await spendCode(call, codesOf(user.id));
  const owner = { userId: user.id, purpose: 'transfer', subjectId: body.id } as const;
  const { code, expiresAt } = await issueCode(call, owner);
  await mailTransferCode(call, user, found, code);
  return { data: { sent: true as const, expires_at: expiresAt.toISOString() } };
});
