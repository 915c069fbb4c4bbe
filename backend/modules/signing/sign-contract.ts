import { redeemCode } from '#backend/codes/codes.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { signContract } from '#contract/investments.ts';
import { problem } from '#domain/validation/problem.ts';
import { contractTextShape } from './contract-template.ts';
import { contractText, textHash } from './contract-text.ts';
import type { Evidence } from './evidence.ts';
import { gatherContract, signerNameOf } from './gather-contract.ts';
import { keepContract } from './keep-contract.ts';
import { isSameName } from './signer-name.ts';
import { contractOf, insertSignature, updateContract } from './signing.repository.ts';

/**
 * Signs: the typed name is the person's, the words are those that were shown, the mailed code is right. What proves it joins the PDF.
 * Refusals: 422 `signature.name_mismatch` on `typed_name`, `code.wrong`, `code.expired`; 409 `signature.text_changed`, `kyc.not_checked`, `investment.illegal_move`.
 */
export const signContractRoute = serve(signContract, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const investment = await lockOwn(tx, params.id, user.id);
  const contract = await contractOf(tx, investment.id);
  if (investment.status !== 'SIGNED_PENDING' || contract?.state !== 'PREPARED') throw illegalMove();
  const { facts, template } = await gatherContract(call, investment.id);
  if (!isSameName(body.typed_name, signerNameOf(facts))) {
    throw fieldRefusal({ typed_name: problem('validator.error_signer_name') }, 'signature.name_mismatch');
  }
  const words = contractTextShape.parse(contract.content);
  const isInForce = textHash(contractText(template, facts, words.lang)) === contract.textSha256;
  if (body.sha256 !== contract.textSha256 || !isInForce) throw new Refusal(409, 'signature.text_changed');
  const owner = { userId: user.id, purpose: 'signature' as const, subjectId: investment.id };
  const code = await redeemCode(call, owner, body.code);

  const evidence: Evidence = {
    reference: investment.reference,
    investmentId: investment.id,
    signerName: signerNameOf(facts),
    idNumber: facts.investor.idNumber,
    typedName: body.typed_name,
    email: user.email,
    codeSentAt: code.sentAt,
    signedAt: now,
    ip: call.address ?? '',
    userAgent: call.agent,
    textSha256: contract.textSha256,
    timeZone: facts.timeZone,
  };
  const fileId = await keepContract(call, investment, words, evidence);
  await updateContract(tx, contract.id, { state: 'SIGNED', fileId, signedAt: now });
  await insertSignature(tx, {
    tenantId: tenant.id,
    contractId: contract.id,
    userId: user.id,
    typedName: body.typed_name,
    codeId: code.id,
    ip: call.address ?? '',
    userAgent: call.agent,
    textSha256: contract.textSha256,
    evidence,
    signedAt: now,
  });
  await moveInvestment(call, investment, 'SIGNED', { by: 'investor', userId: user.id }, { set: { signedAt: now } });
  const row = await readInvestment(call, investment.id);
  await tellInvestor(call, row, 'contract_signed', { attachFileIds: [fileId] });
  return investmentAnswer(call, row);
});
