import type { Served } from '#backend/http/serve.ts';
import { changeExportRoute } from './change-export.ts';
import { getExportFileRoute } from './download-export.ts';
import { listExportsRoute } from './list-exports.ts';
import { prepareExportRoute } from './prepare-export.ts';

/** Everything of contract/exports.ts. */
export const exportsRoutes: readonly Served[] = [
  prepareExportRoute,
  listExportsRoute,
  changeExportRoute,
  getExportFileRoute,
];
