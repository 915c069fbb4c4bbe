import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { getConcentration } from '#contract/holders.ts';
import { concentrationOf, LARGEST } from '#domain/issuance/concentration.ts';
import { atEndOf } from './at-end-of.ts';
import { heldNow } from './held-now.ts';
import { heldThen, largestNow, tokenOf } from './holders.repository.ts';

/** Today's from kept figures and the hundred largest of an index, however many hold; a day's that has been from what moved since. */
export const getConcentrationRoute = serve(getConcentration, async (call, { params, query }) => {
  const { tx, tenant, now } = call;
  const of = { tenantId: tenant.id, issuanceId: params.id };
  const at = atEndOf(call, query.at);
  if (!(await tokenOf(tx, managedOne(call, params.id), now))) throw notFound();
  const [held, largest, then] = await Promise.all([
    heldNow(tx, tenant.id, params.id),
    largestNow(tx, of, LARGEST),
    at && heldThen(tx, { ...of, at }, LARGEST),
  ]);
  return { data: { now: concentrationOf({ ...held, largest }), at_day: then && concentrationOf(then) } };
});
