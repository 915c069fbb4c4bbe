import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { returnDistributionFunds } from '#contract/distribution-pay.ts';
import { bookReturned } from './book-returned.ts';
import { lockDistribution } from './distributions.repository.ts';
import { presentLine } from './present.ts';
import { toReturn } from './transfer-of.ts';

/** What was too much, or came to nothing, has been sent back to the issuer. 409 where nothing is to be. */
export const returnDistributionFundsRoute = serve(returnDistributionFunds, async (call, { params, body }) => {
  const { tx, tenant } = call;
  const row = await lockDistribution(tx, tenant.id, params.id);
  if (!row) throw notFound();
  if (toReturn(row) === 0n) throw new Refusal(409, 'distribution.nothing_to_return');
  const { sent_on: sentOn, bank_reference: bankReference } = body;
  return { data: presentLine(await bookReturned(call, row, { sentOn, bankReference })) };
});
