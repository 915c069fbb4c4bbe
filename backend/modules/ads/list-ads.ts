import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listAdChoices, listAds } from '#contract/ads.ts';
import { adsPage } from './ad-rows.repository.ts';
import { openAdsOf } from './ads.repository.ts';
import { boardToken, boardTokens } from './board-tokens.repository.ts';
import { presentAd } from './present-ad.ts';
import { presentChoice } from './present-choice.ts';
import { presentTrader, traderOf } from './trader.ts';

/** The board as an investor reads it. */
export const listAdsRoute = serve(listAds, async (call, { query: { mine, ...query } }) => {
  const { tx, tenant, user, now } = call;
  const timeZone = tenant.customization.tenant.time_zone;
  const reader = { userId: user.id, mine: mine === 'yes' };
  const [{ rows, meta }, ownOpen] = await Promise.all([
    adsPage(tx, { tenantId: tenant.id, now, timeZone, query, reader }),
    openAdsOf(tx, tenant.id, user.id, now),
  ]);
  return {
    data: rows.map((row) => ({ ...presentAd(call, row), own: row.ad.userId === user.id })),
    meta,
    own_open: ownOpen,
  };
});

/** What an ad can be placed for, and how the person stands. */
export const listAdChoicesRoute = serve(listAdChoices, async (call, { query: { type, issuance } }) => {
  const { tx, tenant, user, now } = call;
  const asked = { tenantId: tenant.id, userId: user.id, now };
  const [rows, trader] = await Promise.all([
    issuance ? boardToken(tx, asked, issuance).then((row) => [row]) : boardTokens(tx, asked, type),
    traderOf(call, type),
  ]);
  const seen = rows.flatMap((row) => (row && row.status !== 'DRAFT' && (row.listed || row.held > 0) ? [row] : []));
  const totals = await totalsOf(tx, tenant.id, { kinds: ['holder'], issuanceIds: seen.map(({ id }) => id) });
  const supplyOf = (id: string) => Number(totals.of({ kind: 'holder', issuance: id }).cents);
  const choices = seen.map((row) => presentChoice(call, row, supplyOf(row.id)));
  return { data: { choices, trader: presentTrader(trader) } };
});
