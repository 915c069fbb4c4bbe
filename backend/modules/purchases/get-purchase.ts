import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { partyNames } from '#backend/modules/profiles/display-name.repository.ts';
import { getPurchase } from '#contract/purchases.ts';
import { presentPurchase } from './present-purchase.ts';
import { purchaseOf } from './purchases.repository.ts';

/** With the buyer's name, a company's own: what a receipt names. */
export const getPurchaseRoute = serve(getPurchase, async ({ tx, tenant, user }, { params }) => {
  const [row, names] = await Promise.all([
    purchaseOf(tx, tenant.id, user.id, params.id),
    partyNames(tx, tenant.id, [user.id]),
  ]);
  if (!row) throw notFound();
  return { data: { ...presentPurchase(row), buyer: names.get(user.id) ?? '' } };
});
