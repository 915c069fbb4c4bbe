import { getTaxCertificateRoute } from './get-certificate.ts';
import { issueTaxCertificateRoute } from './issue-certificate.ts';
import { listTaxYearsRoute } from './list-tax-years.ts';

/** Everything of contract/tax-certificates.ts. */
export const certificatesRoutes = [listTaxYearsRoute, issueTaxCertificateRoute, getTaxCertificateRoute];
