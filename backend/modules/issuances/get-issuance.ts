import type { Call } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getIssuance, getIssuanceBySlug } from '#contract/issuances.ts';
import { maySee } from '#domain/issuance/visibility.ts';
import { type IssuanceWithFigures, isIssuance, issuanceRow } from './issuance-rows.repository.ts';
import { presentPage } from './present-issuance-page.ts';

export const getIssuanceBySlugRoute = serve(getIssuanceBySlug, async (call, { params }) => ({
  data: await presentPage(call, await seenIssuance(call, { slug: params.slug })),
}));

export const getIssuanceRoute = serve(getIssuance, async (call, { params }) => ({
  data: await presentPage(call, await seenIssuance(call, { id: params.id })),
}));

/** An issuance that the caller may see in its phase. Throws Refusal 404 for one that is missing or not theirs to see. */
export async function seenIssuance(call: Call, by: { slug: string } | { id: string }): Promise<IssuanceWithFigures> {
  const { tx, tenant, user } = call;
  const row = await issuanceRow(tx, isIssuance(tenant.id, by), user?.id ?? null);
  if (!row) throw notFound();
  const viewer = {
    roles: user?.roles ?? null,
    isOwner: user !== null && row.issuance.issuerUserId === user.id,
    hasInvestment: row.invested,
    seesPreCampaign: user?.seesPreCampaign ?? false,
  };
  if (!maySee(row.issuance.status, viewer)) throw notFound();
  return row;
}
