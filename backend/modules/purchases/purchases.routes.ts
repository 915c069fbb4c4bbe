import { getPurchaseRoute } from './get-purchase.ts';
import { listPurchasesRoute } from './list-purchases.ts';

/** Everything of contract/purchases.ts. */
export const purchasesRoutes = [listPurchasesRoute, getPurchaseRoute];
