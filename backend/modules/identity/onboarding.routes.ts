import { getLegalInformationRoute } from '#backend/modules/profiles/get-legal-information.ts';
import { saveAdditionalDataRoute } from '#backend/modules/profiles/save-additional-data.ts';
import { saveCompanyDataRoute } from '#backend/modules/profiles/save-company-data.ts';
import { savePersonalDataRoute } from '#backend/modules/profiles/save-personal-data.ts';
import { answerSuitabilityTestRoute } from '#backend/modules/suitability/answer-suitability-test.ts';
import { declareSuitabilityRoute } from '#backend/modules/suitability/declare-suitability.ts';
import { getSuitabilityTestRoute } from '#backend/modules/suitability/get-suitability-test.ts';
import { saveLossSimulationRoute } from '#backend/modules/suitability/save-loss-simulation.ts';
import { chooseInvestorTypeRoute } from './choose-investor-type.ts';
import { listIdentityChecksRoute } from './list-identity-checks.ts';
import { removeLegalDocumentRoute } from './remove-legal-document.ts';
import { reopenIdentityRoute } from './reopen-identity.ts';
import { reviewIdentityRoute } from './review-identity.ts';
import { submitIdentityRoute } from './submit-identity.ts';
import { uploadLegalDocumentRoute } from './upload-legal-document.ts';

/** Everything of contract/onboarding.ts. */
export const onboardingRoutes = [
  getLegalInformationRoute,
  chooseInvestorTypeRoute,
  savePersonalDataRoute,
  saveCompanyDataRoute,
  saveAdditionalDataRoute,
  uploadLegalDocumentRoute,
  removeLegalDocumentRoute,
  submitIdentityRoute,
  getSuitabilityTestRoute,
  answerSuitabilityTestRoute,
  declareSuitabilityRoute,
  saveLossSimulationRoute,
  listIdentityChecksRoute,
  reviewIdentityRoute,
  reopenIdentityRoute,
];
