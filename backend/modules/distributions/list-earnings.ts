import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { nameFor } from '#backend/modules/investments/issuer-view.ts';
import { listDistributionEarnings } from '#contract/distributions.ts';
import { shareOf } from '#domain/issuance/holdings.ts';
import { managedDistribution } from './issuance-of.repository.ts';
import { partsPage } from './parts.repository.ts';
import { presentSums } from './present.ts';

/** Each holder's part. An issuer reads names (initials where the tenant says so), never an e-mail, and not what the platform thinks of a person. */
export const listDistributionEarningsRoute = serve(listDistributionEarnings, async (call, { params, query }) => {
  const { tx, tenant, now } = call;
  const [found, { rows, meta }] = await Promise.all([
    managedDistribution(call, params.id),
    partsPage(tx, tenant.id, params.id, query),
  ]);
  if (!found) throw notFound();
  const isManager = actsAsManager(call);
  return {
    meta,
    data: rows.map(({ earning, legalName, email, ibanEnd, usableFrom }) => ({
      id: earning.id,
      holder: { id: earning.userId, name: nameFor(call, { name: legalName, email }) },
      tokens: earning.tokens,
      share: shareOf(earning.tokens, found.distribution.tokens),
      sums: presentSums(earning),
      rate: earning.rateBasisPoints,
      rate_source: earning.rateSource || null,
      residence: isManager ? earning.residence : null,
      legal_type: isManager ? earning.legalType : null,
      account:
        isManager && ibanEnd !== null ? { iban_end: ibanEnd, usable: usableFrom !== null && usableFrom <= now } : null,
      extra_cents: earning.extraCents,
      status: earning.status,
      held: isManager && earning.held === 1 ? earning.heldReason : null,
      executed_at: earning.executedAt?.toISOString() ?? null,
      claimed_to: earning.claimedTo,
    })),
  };
});
