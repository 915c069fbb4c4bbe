import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { nameFor } from '#backend/modules/investments/issuer-view.ts';
import { getManagedInvestor } from '#contract/earnings.ts';
import { investorNamed } from './investors.repository.ts';

/** Whose history a page tells. Somebody who has nothing to do with an issuer is not there, as nobody is. */
export const getManagedInvestorRoute = serve(getManagedInvestor, async (call, { params: { id } }) => {
  const { tx, tenant, user } = call;
  const issuerId = actsAsManager(call) ? undefined : user.id;
  const found = await investorNamed(tx, { tenantId: tenant.id, id, issuerId });
  if (!found) throw notFound();
  return { data: { id, name: nameFor(call, found) } };
});
