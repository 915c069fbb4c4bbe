import type { Served } from '#backend/http/serve.ts';
import { chooseInvestorTypeRoute } from './choose-investor-type.ts';
import { listIdentityChecksRoute } from './list-identity-checks.ts';
import { removeLegalDocumentRoute } from './remove-legal-document.ts';
import { reopenIdentityRoute } from './reopen-identity.ts';
import { reviewIdentityRoute } from './review-identity.ts';
import { submitIdentityRoute } from './submit-identity.ts';
import { uploadLegalDocumentRoute } from './upload-legal-document.ts';

/** As what a person invests, their papers, and the check of both. */
export const identityRoutes: readonly Served[] = [
  chooseInvestorTypeRoute,
  uploadLegalDocumentRoute,
  removeLegalDocumentRoute,
  submitIdentityRoute,
  listIdentityChecksRoute,
  reviewIdentityRoute,
  reopenIdentityRoute,
];
