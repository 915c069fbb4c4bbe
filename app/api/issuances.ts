import * as issuances from '#contract/issuances.ts';
import { endpointCall } from './call.server.ts';

export const listPublicIssuances = endpointCall(issuances.listPublicIssuances);
export const getIssuanceBySlug = endpointCall(issuances.getIssuanceBySlug);
export const listIssuances = endpointCall(issuances.listIssuances);
export const getIssuance = endpointCall(issuances.getIssuance);
export const followIssuance = endpointCall(issuances.followIssuance);
export const askQuestion = endpointCall(issuances.askQuestion);
export const listManagedIssuances = endpointCall(issuances.listManagedIssuances);
export const getManagedIssuance = endpointCall(issuances.getManagedIssuance);
export const previewMove = endpointCall(issuances.previewMove);
export const moveIssuance = endpointCall(issuances.moveIssuance);
