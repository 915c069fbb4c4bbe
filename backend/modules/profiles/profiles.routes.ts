import type { Served } from '#backend/http/serve.ts';
import { getBeneficiariesRoute } from './get-beneficiaries.ts';
import { getLegalInformationRoute } from './get-legal-information.ts';
import { saveAdditionalDataRoute } from './save-additional-data.ts';
import { saveBeneficiariesRoute } from './save-beneficiaries.ts';
import { saveCompanyDataRoute } from './save-company-data.ts';
import { savePersonalDataRoute } from './save-personal-data.ts';

/** Who a person or a company is, by their own word. */
export const profilesRoutes: readonly Served[] = [
  getLegalInformationRoute,
  savePersonalDataRoute,
  saveCompanyDataRoute,
  saveAdditionalDataRoute,
  getBeneficiariesRoute,
  saveBeneficiariesRoute,
];
