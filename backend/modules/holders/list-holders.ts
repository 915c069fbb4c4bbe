import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listHolders } from '#contract/holders.ts';
import { shareOf } from '#domain/issuance/holdings.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf, priceText } from '#domain/money/price.ts';
import { endOfDay } from '#domain/time/zone.ts';
import { holderName } from './holder-name.ts';
import { holdersPage, tokenOf, topFiveTokens } from './holders.repository.ts';

/** Holders for managers and the issuer. */
export const listHoldersRoute = serve(listHolders, async (call, { params, query }) => {
  const { tx, tenant, now } = call;
  const { at: day, per_page, after, before } = query;
  const end = day ? endOfDay(day, tenant.customization.tenant.time_zone) : null;
  // The whole last second belongs to the day.
  const at = end && new Date(end.getTime() + 999);
  const [issuance, totals, topFive, { rows, meta }] = await Promise.all([
    tokenOf(tx, managedOne(call, params.id), at ?? now),
    totalsOf(tx, tenant.id, { kinds: ['holder'], issuanceIds: [params.id] }),
    topFiveTokens(tx, tenant.id, params.id),
    holdersPage(tx, {
      tenantId: tenant.id,
      issuanceId: params.id,
      at,
      asked: { per_page, after, before },
      scope: [tenant.id, 'holders', params.id, day],
    }),
  ]);
  if (!issuance) throw notFound();
  const { count: holders, cents } = totals.of({ kind: 'holder', issuance: params.id });
  const supply = Number(cents);
  const price = priceOf(issuance.price);
  const isManager = actsAsManager(call);
  return {
    data: rows.map((row) => {
      const tokens = Number(row.tokens);
      return {
        id: row.id,
        name: holderName(call, row),
        wallet: isManager ? row.wallet : null,
        tokens,
        share: shareOf(tokens, supply),
        value: moneyText(amountOf(tokens, price)),
        since: row.since.toISOString(),
        moved_at: row.movedAt.toISOString(),
      };
    }),
    meta,
    issuance: { ...issuance, price: priceText(price) },
    supply,
    holders,
    top_five_share: shareOf(topFive, supply),
  };
});
