import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { askAgain } from '#backend/modules/notice-addresses/keep-addresses.ts';
import { askAddressesAgain } from '#contract/projects.ts';
import { projectRow } from './projects.repository.ts';

/** Whose seven days went by without a word is asked once more; pressed twice at once, once. 404 for an issuer who asks for another's. */
export const askAddressesAgainRoute = serve(askAddressesAgain, async (call, { params }) => {
  if (!(await projectRow(call.tx, managedOne(call, params.id)))) throw notFound();
  const asked = await askAgain(call, await lockIssuance(call.tx, params.id));
  if (asked > 0)
    await call.audit('question.addresses_asked_again', {
      subject: { type: 'issuance', id: params.id },
      details: { asked },
    });
  return { data: { asked } };
});
