import type { Served } from '#backend/http/serve.ts';
import { changeExportRoute, changeOwnExportRoute } from './change-export.ts';
import { getExportFileRoute, getOwnExportFileRoute } from './download-export.ts';
import { listExportsRoute, listOwnExportsRoute } from './list-exports.ts';
import { prepareExportRoute, prepareOwnExportRoute } from './prepare-export.ts';

/** Everything of contract/exports.ts and contract/own-exports.ts. */
export const exportsRoutes: readonly Served[] = [
  prepareExportRoute,
  listExportsRoute,
  changeExportRoute,
  getExportFileRoute,
  prepareOwnExportRoute,
  listOwnExportsRoute,
  changeOwnExportRoute,
  getOwnExportFileRoute,
];
