import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { listHolders } from '#contract/holders.ts';
import { shareOf } from '#domain/issuance/holdings.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf, priceText } from '#domain/money/price.ts';
import { atEndOf } from './at-end-of.ts';
import { heldNow } from './held-now.ts';
import { holderName } from './holder-name.ts';
import { holdersPage, tokenOf } from './holders.repository.ts';

/** Holders for managers and the issuer. */
export const listHoldersRoute = serve(listHolders, async (call, { params, query }) => {
  const { tx, tenant, now } = call;
  const { at: day, per_page, after, before } = query;
  const at = atEndOf(call, day);
  const [issuance, { supply, holders }, { rows, meta }] = await Promise.all([
    tokenOf(tx, managedOne(call, params.id), at ?? now),
    heldNow(tx, tenant.id, params.id),
    holdersPage(tx, {
      tenantId: tenant.id,
      issuanceId: params.id,
      at,
      asked: { per_page, after, before },
      scope: [tenant.id, 'holders', params.id, day],
    }),
  ]);
  if (!issuance) throw notFound();
  const { id, title, status, symbol } = issuance;
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
    issuance: { id, title, status, symbol, price: priceText(price) },
    supply,
    holders,
  };
});
