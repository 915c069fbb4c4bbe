import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { readInvestment, tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { presentInvestment } from '#backend/modules/investments/present-investment.ts';
import { prepareContract } from '#contract/signing.ts';
import { isToSign } from '#domain/investment/waiting.ts';
import { type ContractText, contractText, paragraphsOf, textHash } from './contract-text.ts';
import { gatherContract, signerNameOf } from './gather-contract.ts';
import { drawContract, keepContract } from './keep-contract.ts';
import { type ContractRow, contractOf, insertContract, updateContract } from './signing.repository.ts';

/** A contract's PDF, and the words that it holds. */
interface Drawn {
  sha256: string;
  content: Uint8Array;
}

/**
 * Makes the contract of a paid order (SIGNED_PENDING), or shows it again; where the language or what it states is another by now, it is written
 * anew. It is drawn before the transaction, for the words as they are then: 503 `server.busy` where they have changed meanwhile.
 * 409 `investment.illegal_move`, `kyc.not_checked`.
 */
export const prepareContractRoute = serveAsking(
  prepareContract,
  async (call, { params }) => {
    const { text, kept, investment } = await whereItStands(call, params.id);
    if (kept) return null;
    return async () => ({ sha256: textHash(text), content: await drawContract(call, investment, text) });
  },
  async (call, { params }, drawn: Drawn | null) => {
    const { investment, before, kept, text, signerName } = await whereItStands(call, params.id);
    const contract = kept ?? (await write(call, investment, before, text, drawn));
    if (investment.status === 'CHARGED') {
      await moveInvestment(call, investment, 'SIGNED_PENDING', { by: 'investor', userId: call.user.id });
    }
    return {
      data: {
        investment: presentInvestment(await readInvestment(call, investment.id), call.now),
        title: text.title,
        paragraphs: paragraphsOf(text),
        sha256: contract.textSha256,
        file_id: contract.fileId ?? '',
        signer_name: signerName,
      },
    };
  },
);

/** An order that is paid and waits for its signature, of a tenant whose investors sign; `kept`: the contract, where it says what it has to. */
async function whereItStands(call: SignedInCall, id: string) {
  const investment = await lockOwn(call.tx, id, call.user.id);
  if (!tenantSigns(call) || !isToSign(investment.status)) throw illegalMove();
  // The contract names the tokens: nobody knows yet how many.
  if (investment.isRequest) throw new Refusal(409, 'investment.not_allotted');
  const { facts, template } = await gatherContract(call, id);
  const text = contractText(template, facts, call.lang);
  const before = await contractOf(call.tx, id);
  const isRight = before?.fileId && before.lang === call.lang && before.textSha256 === textHash(text);
  return { investment, text, before, kept: isRight ? before : null, signerName: signerNameOf(facts) };
}

async function write(
  call: SignedInCall,
  investment: InvestmentRow,
  before: ContractRow | null,
  text: ContractText,
  drawn: Drawn | null,
): Promise<ContractRow> {
  if (drawn?.sha256 !== textHash(text)) throw new Refusal(503, 'server.busy');
  const fileId = await keepContract(call, investment, drawn.content);
  const words = { lang: text.lang, content: text, textSha256: drawn.sha256, fileId };
  if (before) return updateContract(call.tx, before.id, words);
  return insertContract(call.tx, {
    ...words,
    tenantId: call.tenant.id,
    investmentId: investment.id,
    state: 'PREPARED',
    createdAt: call.now,
  });
}
