import { isDeepStrictEqual } from 'node:util';
import { peekCode, redeemCode } from '#backend/codes/codes.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { signContract } from '#contract/signing.ts';
import { problem } from '#domain/validation/problem.ts';
import { contractTextShape } from './contract-template.ts';
import { contractText, textHash } from './contract-text.ts';
import type { Evidence } from './evidence.ts';
import { gatherContract, signerNameOf } from './gather-contract.ts';
import { drawContract, keepContract } from './keep-contract.ts';
import { isSameName } from './signer-name.ts';
import { contractOf, insertSignature, updateContract } from './signing.repository.ts';

/** What the person has typed and saw. */
interface Signing {
  typed_name: string;
  code: string;
  sha256: string;
}

/** The signed PDF, and the evidence on its last page. */
interface Drawn {
  evidence: Evidence;
  content: Uint8Array;
}

/**
 * Signs: the typed name is the person's, the words are those that were shown, the mailed code is right. What proves it joins the PDF, which is
 * drawn before the transaction; in it all is looked at again, and what was drawn must be that to the letter: 503 `server.busy` where it is not.
 * Refusals: 422 `signature.name_mismatch` on `typed_name`, `code.wrong`, `code.expired`; 409 `signature.text_changed`, `kyc.not_checked`, `investment.illegal_move`.
 */
export const signContractRoute = serveAsking(
  signContract,
  async (call, { params, body }) => {
    const { investment, words, owner, proves } = await readyToSign(call, params.id, body);
    const code = await peekCode(call, owner, body.code);
    // A wrong one is counted where the answer is given, and nothing is drawn for it.
    if (!code) return null;
    const evidence = proves(code.sentAt, call.now);
    return async () => ({ evidence, content: await drawContract(call, investment, words, evidence) });
  },
  async (call, { params, body }, drawn: Drawn | null) => {
    const { tx, tenant, user } = call;
    const { investment, contract, owner, proves } = await readyToSign(call, params.id, body);
    const code = await redeemCode(call, owner, body.code);
    const signedAt = drawn?.evidence.signedAt ?? call.now;
    const evidence = proves(code.sentAt, signedAt);
    if (!drawn || !isDeepStrictEqual(drawn.evidence, evidence)) throw new Refusal(503, 'server.busy');

    const fileId = await keepContract(call, investment, drawn.content);
    await updateContract(tx, contract.id, { state: 'SIGNED', fileId, signedAt });
    await insertSignature(tx, {
      tenantId: tenant.id,
      contractId: contract.id,
      userId: user.id,
      typedName: body.typed_name,
      codeId: code.id,
      ip: evidence.ip,
      userAgent: evidence.userAgent,
      textSha256: contract.textSha256,
      evidence,
      signedAt,
    });
    await moveInvestment(call, investment, 'SIGNED', { by: 'investor', userId: user.id }, { set: { signedAt } });
    const row = await readInvestment(call, investment.id);
    await tellInvestor(call, row, 'contract_signed', { attachFileIds: [fileId] });
    return investmentAnswer(call, row);
  },
);

/** A prepared contract whose words are in force and were shown, and whose signer's name was typed; `proves` is what then stands as evidence. */
async function readyToSign(call: SignedInCall, id: string, { typed_name: typedName, sha256 }: Signing) {
  const { tx, user } = call;
  const investment = await lockOwn(tx, id, user.id);
  const contract = await contractOf(tx, investment.id);
  if (investment.status !== 'SIGNED_PENDING' || contract?.state !== 'PREPARED') throw illegalMove();
  const { facts, template } = await gatherContract(call, investment.id);
  if (!isSameName(typedName, signerNameOf(facts))) {
    throw fieldRefusal({ typed_name: problem('validator.error_signer_name') }, 'signature.name_mismatch');
  }
  const words = contractTextShape.parse(contract.content);
  const isInForce = textHash(contractText(template, facts, words.lang)) === contract.textSha256;
  if (sha256 !== contract.textSha256 || !isInForce) throw new Refusal(409, 'signature.text_changed');
  const proves = (codeSentAt: Date, signedAt: Date): Evidence => ({
    reference: investment.reference,
    investmentId: investment.id,
    signerName: signerNameOf(facts),
    document: facts.investor.document,
    typedName,
    email: user.email,
    codeSentAt,
    signedAt,
    ip: call.address ?? '',
    userAgent: call.agent,
    textSha256: contract.textSha256,
    timeZone: facts.timeZone,
  });
  const owner = { userId: user.id, purpose: 'signature' as const, subjectId: investment.id };
  return { investment, contract, words, owner, proves };
}
