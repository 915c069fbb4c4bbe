import { companyData, personalData } from '#contract/legal-information.ts';
import { presentCompany, presentPersonal } from './legal-information.ts';
import type { CompanyRow, ProfileRow } from './profiles.repository.ts';

/** Whether identity and address are known, and the company's too where the investor is one. */
export function isAccountInformationComplete(profile: ProfileRow, company: CompanyRow | null): boolean {
  if (!personalData.safeParse(presentPersonal(profile)).success) return false;
  return profile.legalType !== 'LEGAL_ENTITY' || companyData.safeParse(presentCompany(company)).success;
}
