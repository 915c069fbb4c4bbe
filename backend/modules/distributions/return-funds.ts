import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccount, distributionFunds } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { returnDistributionFunds } from '#contract/distribution-pay.ts';
import { moneyText } from '#domain/money/money.ts';
import { lockDistribution, updateDistribution } from './distributions.repository.ts';
import { presentLine } from './present.ts';
import { toReturn } from './transfer-of.ts';

/** What was too much, or came to nothing, has been sent back to the issuer. 409 where nothing is to be. */
export const returnDistributionFundsRoute = serve(returnDistributionFunds, async (call, { params, body }) => {
  const { tx, tenant } = call;
  const row = await lockDistribution(tx, tenant.id, params.id);
  if (!row) throw notFound();
  const cents = toReturn(row);
  if (cents === 0n) throw new Refusal(409, 'distribution.nothing_to_return');
  await postEntry(call, {
    kind: 'distribution.returned',
    ref: `${row.id}:${row.returnedCents}`,
    memo: body.bank_reference,
    postings: [
      { account: await distributionFunds(call, row.issuanceId, row.id), amount: -cents },
      { account: await bankAccount(call), amount: cents },
    ],
  });
  await call.audit('distribution.returned', {
    subject: { type: 'distribution', id: row.id },
    details: { amount: moneyText(cents), sent_on: body.sent_on, bank_reference: body.bank_reference },
  });
  return { data: presentLine(await updateDistribution(tx, row, { returnedCents: row.returnedCents + cents })) };
});
