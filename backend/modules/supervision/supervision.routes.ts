import type { Served } from '#backend/http/serve.ts';
import { listRecordLinesRoute } from './list-record-lines.ts';
import { listYearlyReportRoute } from './list-yearly-report.ts';

/** Everything of contract/supervision.ts. */
export const supervisionRoutes: readonly Served[] = [listYearlyReportRoute, listRecordLinesRoute];
