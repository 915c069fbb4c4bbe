import type { Served } from '#backend/http/serve.ts';
import { bookUnexplainedRoute } from '#backend/providers/ether/book-unexplained.ts';
import { confirmRefundAddressRoute } from '#backend/providers/ether/confirm-refund-address.ts';
import { getPaymentHandoverRoute } from './get-payment-handover.ts';
import { giveUpPaymentRoute } from './give-up-payment.ts';
import { listQuarantineRoute, resolveNoticeRoute } from './quarantine.ts';

/** Everything of contract/online-payments.ts. */
export const onlinePaymentsRoutes: readonly Served[] = [
  getPaymentHandoverRoute,
  confirmRefundAddressRoute,
  giveUpPaymentRoute,
  listQuarantineRoute,
  resolveNoticeRoute,
  bookUnexplainedRoute,
];
