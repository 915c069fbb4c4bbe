import * as onboarding from '#contract/onboarding.ts';
import { endpointCall } from './call.server.ts';

export const getLegalInformation = endpointCall(onboarding.getLegalInformation);
export const chooseInvestorType = endpointCall(onboarding.chooseInvestorType);
export const savePersonalData = endpointCall(onboarding.savePersonalData);
export const saveCompanyData = endpointCall(onboarding.saveCompanyData);
export const saveAdditionalData = endpointCall(onboarding.saveAdditionalData);
export const uploadLegalDocument = endpointCall(onboarding.uploadLegalDocument);
export const removeLegalDocument = endpointCall(onboarding.removeLegalDocument);
export const submitIdentity = endpointCall(onboarding.submitIdentity);
export const getSuitabilityTest = endpointCall(onboarding.getSuitabilityTest);
export const answerSuitabilityTest = endpointCall(onboarding.answerSuitabilityTest);
export const declareSuitability = endpointCall(onboarding.declareSuitability);
export const saveLossSimulation = endpointCall(onboarding.saveLossSimulation);
export const listIdentityChecks = endpointCall(onboarding.listIdentityChecks);
export const reviewIdentity = endpointCall(onboarding.reviewIdentity);
export const reopenIdentity = endpointCall(onboarding.reopenIdentity);
