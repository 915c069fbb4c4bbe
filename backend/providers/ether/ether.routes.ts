import type { Served } from '#backend/http/serve.ts';
import { bookUnexplainedRoute } from './book-unexplained.ts';
import { confirmRefundAddressRoute } from './confirm-refund-address.ts';

/** The address that refunds go to, and ether that no transfer explains. */
export const etherRoutes: readonly Served[] = [confirmRefundAddressRoute, bookUnexplainedRoute];
