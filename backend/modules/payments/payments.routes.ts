import { settleRefundRoute } from '#backend/modules/refunds/settle-refund.ts';
import { choosePaymentRoute } from './choose-payment.ts';
import { confirmProofRoute } from './confirm-proof.ts';
import { getBankWireRoute } from './get-bank-wire.ts';
import { listPaymentOptionsRoute } from './list-payment-options.ts';
import { rejectProofRoute } from './reject-proof.ts';
import { uploadProofRoute } from './upload-proof.ts';

/** Ways to pay, proofs and refunds. */
export const paymentsRoutes = [
  listPaymentOptionsRoute,
  choosePaymentRoute,
  getBankWireRoute,
  uploadProofRoute,
  confirmProofRoute,
  rejectProofRoute,
  settleRefundRoute,
];
