import { call } from '#app/api/call.server.ts';
import { chosenFrom } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listYearlyReport } from '#contract/supervision.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { exportable } from './exportable.ts';

const isYear = (value: string) => (/^20[1-9]\d$/.test(value) && value >= '2016' ? value : undefined);

/** Projects of a year as they are told the supervisor, by their address. */
export const YEARLY_REPORT = listPage({
  texts: 'yearly',
  counted: 'yearly:count',
  exported: 'yearly-report',
  filters: { year: chosenFrom(isYear, { label: 'yearly:year', any: 'yearly:lastYear' }) },
});

export const yearlyReportExport = exportable(YEARLY_REPORT, {
  path: () => pathTo.manager.yearlyReport,
  look: (visit, filter) => call(visit, listYearlyReport, { query: { ...filter, per_page: 1 } as never }),
});
