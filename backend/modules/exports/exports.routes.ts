import type { Served } from '#backend/http/serve.ts';
import { changeExportRoute, changeOwnExportRoute } from './change-export.ts';
import { getExportFileRoute, getOwnExportFileRoute } from './download-export.ts';
import { listExportsRoute, listOwnExportsRoute } from './list-exports.ts';
import { getOwnDataCopyRoute, prepareOwnDataRoute } from './own-data/own-data-copy.ts';
import { preparePersonFileRoute } from './person-file/prepare-person-file.ts';
import { prepareExportRoute, prepareOwnExportRoute } from './prepare-export.ts';

/** Everything of contract/exports.ts, contract/own-exports.ts, contract/own-data.ts and contract/person-file.ts. */
export const exportsRoutes: readonly Served[] = [
  prepareExportRoute,
  listExportsRoute,
  changeExportRoute,
  getExportFileRoute,
  prepareOwnExportRoute,
  listOwnExportsRoute,
  changeOwnExportRoute,
  getOwnExportFileRoute,
  getOwnDataCopyRoute,
  prepareOwnDataRoute,
  preparePersonFileRoute,
];
