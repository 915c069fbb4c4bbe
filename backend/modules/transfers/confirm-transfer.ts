import { redeemCode } from '#backend/codes/codes.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { giveBack, spend } from '#backend/limits/budget.ts';
import { isPassword } from '#backend/modules/users/password.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { confirmTransfer } from '#contract/transfers.ts';
import { dropDraft } from './drafts.repository.ts';
import { livingDraft } from './living-draft.ts';
import { moveTokens } from './move-tokens.ts';
import { TRANSFER_PASSWORD } from './transfer-budgets.ts';
import { tellOfTransfer } from './transfer-mail.ts';

/**
 * Password, then the mailed code, then the tokens move and both sides are told. The draft is locked first: of two windows that confirm at once the second
 * finds nothing that waits. What is not right any more is refused by the move itself, and the code is good for another try.
 */
export const confirmTransferRoute = serve(confirmTransfer, async (call, { body }) => {
  const { tx, tenant, user } = call;
  const found = await livingDraft(call, { lock: true });
  if (found?.draft.id !== body.id) throw new Refusal(409, 'transfer.not_waiting');
  const { draft, issuance } = found;
  await askPassword(call, body.password);
  await redeemCode(call, { userId: user.id, purpose: 'transfer', subjectId: draft.id }, body.code);
  const done = await moveTokens(call, {
    key: `draft:${draft.id}`,
    kind: 'TRANSFER',
    issuanceId: draft.issuanceId,
    fromUserId: user.id,
    toUserId: draft.toUserId,
    tokens: draft.tokens,
    toWallet: draft.toWallet,
    askedBy: user.id,
  });
  await dropDraft(tx, { tenantId: tenant.id, userId: user.id, id: draft.id });
  await tellOfTransfer(call, done, issuance);
  return { data: { id: done.id, reference: done.reference, tokens: done.tokens, issuance } };
});

/** Each try is counted before it is looked at. Throws Refusal 429 `transfer.too_many_tries`; 422 `transfer.password_wrong` at its field. */
async function askPassword(call: SignedInCall, typed: string | undefined): Promise<void> {
  const { tx, tenant, user } = call;
  const hash = (await findUser(tx, tenant.id, user.id))?.passwordHash ?? null;
  // Whoever signs in by another way has none; the code in their mailbox speaks for them.
  if (hash === null) return;
  await spend(call, TRANSFER_PASSWORD, user.id);
  if (!(await isPassword(typed ?? '', hash))) {
    throw fieldRefusal({ password: { key: 'validator.error_password_wrong' } }, 'transfer.password_wrong');
  }
  await giveBack(call, TRANSFER_PASSWORD, user.id, 'all');
}
