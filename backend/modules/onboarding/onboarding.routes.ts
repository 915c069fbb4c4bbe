import { answerSuitabilityTestRoute } from './answer-suitability-test.ts';
import { chooseInvestorTypeRoute } from './choose-investor-type.ts';
import { declareSuitabilityRoute } from './declare-suitability.ts';
import { getLegalInformationRoute } from './get-legal-information.ts';
import { getSuitabilityTestRoute } from './get-suitability-test.ts';
import { listIdentityChecksRoute } from './list-identity-checks.ts';
import { removeLegalDocumentRoute } from './remove-legal-document.ts';
import { reopenIdentityRoute } from './reopen-identity.ts';
import { reviewIdentityRoute } from './review-identity.ts';
import { saveAdditionalDataRoute } from './save-additional-data.ts';
import { saveCompanyDataRoute } from './save-company-data.ts';
import { saveLossSimulationRoute } from './save-loss-simulation.ts';
import { savePersonalDataRoute } from './save-personal-data.ts';
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
