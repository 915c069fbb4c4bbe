import { serve } from '#backend/http/serve.ts';
import { getPublicFigures } from '#contract/issuances.ts';
import { platformFigures } from '#domain/issuance/platform-figures.ts';
import { visiblePhases } from '#domain/issuance/visibility.ts';
import { moneyText } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';
import { offerSums } from './public-figures.repository.ts';

/** What the tenant as a whole has raised, of what a visitor may see. */
export const getPublicFiguresRoute = serve(getPublicFigures, async ({ tx, tenant, now }) => {
  const offers = await offerSums(tx, tenant.id, visiblePhases({ roles: null, seesPreCampaign: false }));
  const { raisedCents, ...counts } = platformFigures(
    offers.map(({ status, price, soft_cap_tokens: softCap, raised, orders }) => ({
      status,
      price: priceOf(price),
      softCapTokens: Number(softCap),
      raisedCents: BigInt(raised),
      orders,
    })),
  );
  return { data: { ...counts, raised: moneyText(raisedCents), counted_at: now.toISOString() } };
});
