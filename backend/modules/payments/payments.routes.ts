import { choosePaymentRoute } from './choose-payment.ts';
import { confirmProofRoute } from './confirm-proof.ts';
import { getBankTransferRoute } from './get-bank-transfer.ts';
import { getPaymentHandoverRoute } from './get-payment-handover.ts';
import { giveUpPaymentRoute } from './give-up-payment.ts';
import { listPaymentOptionsRoute } from './list-payment-options.ts';
import { getNoticeRoute, listQuarantineRoute, resolveNoticeRoute } from './quarantine.ts';
import { rejectProofRoute } from './reject-proof.ts';
import { uploadProofRoute } from './upload-proof.ts';

/** Ways to pay and proofs, what goes on at a provider, and what managers look into. */
export const paymentsRoutes = [
  listPaymentOptionsRoute,
  choosePaymentRoute,
  getBankTransferRoute,
  uploadProofRoute,
  confirmProofRoute,
  rejectProofRoute,
  getPaymentHandoverRoute,
  giveUpPaymentRoute,
  listQuarantineRoute,
  getNoticeRoute,
  resolveNoticeRoute,
];
