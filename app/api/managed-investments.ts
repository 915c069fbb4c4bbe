import * as managedInvestments from '#contract/managed-investments.ts';
import { endpointCall } from './call.server.ts';

export const listManagedInvestments = endpointCall(managedInvestments.listManagedInvestments);
export const getManagedInvestment = endpointCall(managedInvestments.getManagedInvestment);
export const confirmProof = endpointCall(managedInvestments.confirmProof);
export const rejectProof = endpointCall(managedInvestments.rejectProof);
export const mintInvestments = endpointCall(managedInvestments.mintInvestments);
export const getMintRun = endpointCall(managedInvestments.getMintRun);
export const cancelInvestment = endpointCall(managedInvestments.cancelInvestment);
export const settleRefund = endpointCall(managedInvestments.settleRefund);
