import { feesAccount, holdingOf, issuerCash, orderEscrow, treasury } from '#backend/ledger/accounts.ts';
import { type Posting, postEntry } from '#backend/ledger/post-entry.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { type Mover, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import type { Work } from '#backend/work.ts';

/**
 * Makes the tokens of an order: treasury → holding, and in the same entry the money leaves escrow, the amount to the issuer and the fee to
 * the platform. Issuance and investment are locked, and the caller has asked `domain/investment/minting.ts`.
 * @throws Refusal 409 `investment.illegal_move`
 */
export async function mintOrder(work: Work, investment: InvestmentRow, mover: Mover): Promise<void> {
  const { id, userId, issuanceId, tokens, amountCents, feeCents } = investment;
  await moveInvestment(work, investment, 'MINTED', mover, { set: { mintedAt: work.now } });
  const postings: Posting[] = [
    { account: await treasury(work, issuanceId), amount: -BigInt(tokens) },
    { account: await holdingOf(work, userId, issuanceId), amount: BigInt(tokens) },
  ];
  if (amountCents + feeCents > 0n) {
    postings.push({ account: await orderEscrow(work, userId, issuanceId), amount: -(amountCents + feeCents) });
  }
  if (amountCents > 0n) postings.push({ account: await issuerCash(work, issuanceId), amount: amountCents });
  if (feeCents > 0n) postings.push({ account: await feesAccount(work), amount: feeCents });
  await postEntry(work, { kind: 'investment.minted', ref: id, postings });
  await tellInvestor(work, await readInvestment(work, id), 'minted');
}
