import * as payments from '#contract/online-payments.ts';
import { endpointCall } from './call.server.ts';

export const getPaymentHandover = endpointCall(payments.getPaymentHandover);
export const confirmRefundAddress = endpointCall(payments.confirmRefundAddress);
export const giveUpPayment = endpointCall(payments.giveUpPayment);
export const listQuarantine = endpointCall(payments.listQuarantine);
export const resolveNotice = endpointCall(payments.resolveNotice);
export const bookUnexplained = endpointCall(payments.bookUnexplained);
