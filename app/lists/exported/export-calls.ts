import { changeExport, getExportFile, listExports, prepareExport } from '#contract/exports.ts';
import { changeOwnExport, getOwnExportFile, listOwnExports, prepareOwnExport } from '#contract/own-exports.ts';
import type { ExportArea } from '#domain/export/exported-lists.ts';

const OF_A_DESK = { prepare: prepareExport, list: listExports, change: changeExport, file: getExportFile };
const OF_ONES_OWN = {
  prepare: prepareOwnExport,
  list: listOwnExports,
  change: changeOwnExport,
  file: getOwnExportFile,
};

/** The calls of an area: an investor's speak of what is their own alone. */
export function exportCalls(area: ExportArea): typeof OF_A_DESK {
  // The own ones take less (no purpose, no record that a list is of) and answer the same.
  return area === 'user' ? (OF_ONES_OWN as unknown as typeof OF_A_DESK) : OF_A_DESK;
}
