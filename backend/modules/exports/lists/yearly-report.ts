import { listYearlyReportRoute } from '#backend/modules/supervision/list-yearly-report.ts';
import { listYearlyReport } from '#contract/supervision.ts';
import type { YEARLY_COLUMNS } from '#domain/export/yearly-columns.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** Projects of a year as they are told the supervisor. */
export const YEARLY_REPORT = exportSource<typeof listYearlyReport, keyof typeof YEARLY_COLUMNS>(
  listYearlyReport,
  listYearlyReportRoute,
  {
    provider: ({ provider }) => provider,
    year: ({ year }) => year,
    offer: ({ offer }) => offer,
    ownerCode: ({ owner }) => owner.code,
    raised: ({ raised }) => raised,
    currency: ({ currency }) => currency,
    instrument: ({ product }) => product,
    country: ({ country }) => country,
    sophisticated: ({ sophisticated }) => sophisticated.investors,
    sophisticatedAmount: ({ sophisticated }) => sophisticated.amount,
    others: ({ others }) => others.investors,
    othersAmount: ({ others }) => others.amount,
    investedCurrency: ({ currency }) => currency,
    project: ({ project }, lang) => localized(project.title, lang),
    owner: ({ owner }) => owner.name,
  },
);
