import * as investments from '#contract/investments.ts';
import { endpointCall } from './call.server.ts';

export const getInvestFlow = endpointCall(investments.getInvestFlow);
export const placeOrder = endpointCall(investments.placeOrder);
export const acceptOrder = endpointCall(investments.acceptOrder);
export const declareInterest = endpointCall(investments.declareInterest);
export const listPaymentOptions = endpointCall(investments.listPaymentOptions);
export const choosePayment = endpointCall(investments.choosePayment);
export const getBankWire = endpointCall(investments.getBankWire);
export const uploadProof = endpointCall(investments.uploadProof);
export const prepareContract = endpointCall(investments.prepareContract);
export const sendSignatureCode = endpointCall(investments.sendSignatureCode);
export const signContract = endpointCall(investments.signContract);
export const revokeInvestment = endpointCall(investments.revokeInvestment);
export const listInvestments = endpointCall(investments.listInvestments);
export const getInvestment = endpointCall(investments.getInvestment);
