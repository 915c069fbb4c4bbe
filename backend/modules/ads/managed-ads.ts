import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { agreementsOf } from '#backend/modules/ads/offers/offers.repository.ts';
import { presentAgreement } from '#backend/modules/ads/offers/present-offer.ts';
import { heldNow } from '#backend/modules/holders/held-now.ts';
import type { Work } from '#backend/work.ts';
import { getManagedAd, listManagedAds } from '#contract/ads.ts';
import { adHistory, adsPage, type JoinedAd, joinedAd } from './ad-rows.repository.ts';
import { boardToken } from './board-tokens.repository.ts';
import { presentAd } from './present-ad.ts';
import { presentChoice } from './present-choice.ts';

const managedAd = (work: Pick<Work, 'tenant' | 'now'>, row: JoinedAd) => ({
  ...presentAd(work, row),
  owner: { id: row.ad.userId, name: row.owner },
  contacts: row.contacts,
});

/** All ads of the tenant. */
export const listManagedAdsRoute = serve(listManagedAds, async (call, { query }) => {
  const { tx, tenant, now } = call;
  const timeZone = tenant.customization.tenant.time_zone;
  const { rows, meta } = await adsPage(tx, { tenantId: tenant.id, now, timeZone, query, reader: null });
  return { data: rows.map((row) => managedAd(call, row)), meta };
});

/** One of them: what people wrote to each other is theirs. */
export const getManagedAdRoute = serve(getManagedAd, async (call, { params: { id } }) => {
  const { tx, tenant, now } = call;
  const row = await joinedAd(tx, tenant.id, id);
  if (!row) throw notFound();
  const { userId, issuanceId } = row.ad;
  const [token, { supply }, agreements, history] = await Promise.all([
    boardToken(tx, { tenantId: tenant.id, userId, now }, issuanceId),
    heldNow(tx, tenant.id, issuanceId),
    agreementsOf(tx, tenant.id, id),
    adHistory(tx, row.ad),
  ]);
  if (!token) throw notFound();
  return {
    data: {
      ...managedAd(call, row),
      reason: row.ad.reason,
      choice: presentChoice(call, token, supply),
      agreements: agreements.map((each) => presentAgreement(row.ad, each, now)),
      history,
    },
  };
});
