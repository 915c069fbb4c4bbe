import * as sophisticated from '#contract/sophisticated.ts';
import { endpointCall } from './call.server.ts';

export const getOwnSophisticated = endpointCall(sophisticated.getOwnSophisticated);
export const requestSophisticated = endpointCall(sophisticated.requestSophisticated);
export const withdrawSophisticated = endpointCall(sophisticated.withdrawSophisticated);
export const listSophisticated = endpointCall(sophisticated.listSophisticated);
export const getSophisticated = endpointCall(sophisticated.getSophisticated);
export const reviewSophisticated = endpointCall(sophisticated.reviewSophisticated);
