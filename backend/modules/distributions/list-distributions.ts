import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listDistributions } from '#contract/distributions.ts';
import { distributionsPage } from './distributions.repository.ts';
import { managedIssuance } from './issuance-of.repository.ts';
import { hasBankAccount } from './issuer-account.ts';
import { presentIssuance, presentLine } from './present.ts';

/** Distributions of an issuance, for managers and its issuer. */
export const listDistributionsRoute = serve(listDistributions, async (call, { params, query }) => {
  const { tx, tenant } = call;
  const found = managedIssuance(call, params.id);
  const [issuance, hasAccount, totals, { rows, meta }] = await Promise.all([
    found,
    found.then((one) => one !== null && hasBankAccount(call, one.issuerUserId)),
    totalsOf(tx, tenant.id, { kinds: ['holder'], issuanceIds: [params.id] }),
    distributionsPage(tx, { tenantId: tenant.id, issuanceId: params.id }, query),
  ]);
  if (!issuance) throw notFound();
  const { count: holders, cents: supply } = totals.of({ kind: 'holder', issuance: params.id });
  return {
    data: rows.map(presentLine),
    meta,
    issuance: { ...presentIssuance(issuance), product_type: issuance.productType },
    issuer_account: hasAccount,
    supply: Number(supply),
    holders,
  };
});
