import { randomUUID } from 'node:crypto';
import { issueCode, spendCode } from '#backend/codes/codes.ts';
import { fieldRefusal, notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { prepareTransfer } from '#contract/transfers.ts';
import { transferProblems } from '#domain/transfer/transfer.ts';
import { draftOf, putDraft } from './drafts.repository.ts';
import { findRecipient } from './find-recipient.ts';
import { ownHoldings } from './own-holdings.repository.ts';
import { refusedFields, toldOf } from './refused-field.ts';
import { codesOf } from './transfer-budgets.ts';
import { transferFacts } from './transfer-facts.ts';
import { mailTransferCode } from './transfer-mail.ts';

/** Looks at everything at once, keeps what was asked for as the person's draft, and mails the code that names it. Nothing moves. */
export const prepareTransferRoute = serve(prepareTransfer, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const { issuance_id: issuanceId, tokens } = body;
  const [issuance, holdings] = await Promise.all([issuanceById(tx, issuanceId), ownHoldings(tx, tenant.id, user.id)]);
  // What one does not hold is nobody else's to tell of.
  if (!issuance || !holdings.some(({ id }) => id === issuanceId)) throw notFound();
  const to = await findRecipient(call, issuanceId, body.to);
  const { facts, holding } = await transferFacts(call, issuance, { fromUserId: user.id, toUserId: to.userId, tokens });
  const wrong = refusedFields(transferProblems(facts), toldOf(holding));
  if (Object.keys(wrong).length > 0) throw fieldRefusal(wrong);
  await spendCode(call, codesOf(user.id));
  const id = randomUUID();
  await putDraft(tx, {
    tenantId: tenant.id,
    userId: user.id,
    id,
    issuanceId,
    toUserId: to.userId,
    toWallet: to.wallet,
    tokens,
    createdAt: now,
  });
  const { code, expiresAt } = await issueCode(call, { userId: user.id, purpose: 'transfer', subjectId: id });
  const made = await draftOf(tx, { tenantId: tenant.id, userId: user.id });
  if (!made) throw notFound();
  await mailTransferCode(call, user, made, code);
  return { data: { id, expires_at: expiresAt.toISOString() } };
});
