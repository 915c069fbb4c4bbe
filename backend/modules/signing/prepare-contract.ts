import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { readInvestment, tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { investmentWire } from '#backend/modules/investments/investment-wire.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { prepareContract } from '#contract/investments.ts';
import { type ContractText, contractText, paragraphsOf, textHash } from './contract-text.ts';
import { gatherContract, signerNameOf } from './gather-contract.ts';
import { keepContract } from './keep-contract.ts';
import { type ContractRow, contractOf, insertContract, updateContract } from './signing.repository.ts';

/** Makes the contract of a paid order (SIGNED_PENDING), or shows it again; where the language or what it states is another by now, it is written anew. 409 `investment.illegal_move`, `kyc.not_checked`. */
export const prepareContractRoute = serve(prepareContract, async (call, { params }) => {
  const { tx, user } = call;
  const investment = await lockOwn(tx, params.id, user.id);
  const { facts, template } = await whereItStands(call, investment);
  const before = await contractOf(tx, investment.id);
  const text = contractText(template, facts, call.lang);
  const isRight = before?.fileId && before.lang === call.lang && before.textSha256 === textHash(text);
  const contract = isRight ? before : await write(call, investment, before, text);
  if (investment.status === 'CHARGED') {
    await moveInvestment(call, investment, 'SIGNED_PENDING', { by: 'investor', userId: user.id });
  }
  return {
    data: {
      investment: investmentWire(await readInvestment(call, investment.id), call.now),
      title: text.title,
      paragraphs: paragraphsOf(text),
      sha256: contract.textSha256,
      file_id: contract.fileId ?? '',
      signer_name: signerNameOf(facts),
    },
  };
});

/** Paid and waiting for its signature, of a tenant whose investors sign. */
async function whereItStands(call: SignedInCall, { id, status }: InvestmentRow) {
  if (!tenantSigns(call) || (status !== 'CHARGED' && status !== 'SIGNED_PENDING')) throw illegalMove();
  return gatherContract(call, id);
}

async function write(
  call: SignedInCall,
  { id, userId, reference }: InvestmentRow,
  before: ContractRow | null,
  text: ContractText,
): Promise<ContractRow> {
  const fileId = await keepContract(call, { userId, reference }, text);
  const words = { lang: text.lang, content: text, textSha256: textHash(text), fileId };
  if (before) return updateContract(call.tx, before.id, words);
  return insertContract(call.tx, {
    ...words,
    tenantId: call.tenant.id,
    investmentId: id,
    state: 'PREPARED',
    createdAt: call.now,
  });
}
