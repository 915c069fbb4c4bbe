import { getTaxCertificateRoute } from './get-certificate.ts';
import { issueTaxCertificateRoute } from './issue-certificate.ts';
import { listTaxYearsRoute } from './list-tax-years.ts';
import { noteResidenceCertificateRoute } from './note-residence.ts';
import { takeBackResidenceCertificateRoute } from './take-back-residence.ts';

/** Everything of contract/tax-certificates.ts. */
export const certificatesRoutes = [
  listTaxYearsRoute,
  issueTaxCertificateRoute,
  getTaxCertificateRoute,
  noteResidenceCertificateRoute,
  takeBackResidenceCertificateRoute,
];
