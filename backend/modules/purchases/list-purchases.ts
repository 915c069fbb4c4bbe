import { serve } from '#backend/http/serve.ts';
import { listPurchases } from '#contract/purchases.ts';
import { presentPurchase } from './present-purchase.ts';
import { purchasesPage } from './purchases.repository.ts';

export const listPurchasesRoute = serve(listPurchases, async ({ tx, tenant, user }, { query }) => {
  const { rows, meta } = await purchasesPage(tx, tenant.id, user.id, query);
  return { data: rows.map(presentPurchase), meta };
});
