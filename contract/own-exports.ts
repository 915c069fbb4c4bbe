import { z } from 'zod';
import { EXPORTED_LIST_NAMES, exportedList } from '#domain/export/exported-lists.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, pageOf, pageQuery } from './envelope.ts';
import { changeExport, exportRow, prepareExport } from './exports.ts';

const ownLists = EXPORTED_LIST_NAMES.filter((name) => exportedList(name).areas.includes('user'));

/** As `prepareExport`, of what is the caller's own: no purpose is asked for. */
export const prepareOwnExport = endpoint({
  id: 'prepareOwnExport',
  summary: "Have a file made of one's own earnings or orders",
  method: 'POST',
  path: '/exports',
  action: 'list.export_own',
  body: prepareExport.body.omit({ purpose: true, about: true }).extend({ list: z.enum(ownLists) }),
  answer: dataOf(exportRow),
  idempotent: true,
  errors: ['export.nothing', 'export.too_many'],
});

/** What the caller asked for of their own, newest first. */
export const listOwnExports = endpoint({
  id: 'listOwnExports',
  summary: "Files of one's own lists that were asked for",
  method: 'GET',
  path: '/exports',
  caller: 'investor',
  query: pageQuery,
  answer: pageOf(exportRow),
});

/** As `changeExport`. */
export const changeOwnExport = endpoint({
  id: 'changeOwnExport',
  summary: "Cancel a file of one's own, or ask for it again",
  method: 'POST',
  path: '/exports/{id}',
  action: 'list.export_own',
  params: z.object({ id }),
  body: changeExport.body,
  answer: dataOf(exportRow),
  errors: ['export.no_longer', 'export.too_many'],
});

/** As `getExportFile`. */
export const getOwnExportFile = endpoint({
  id: 'getOwnExportFile',
  summary: "The file of an export of one's own",
  method: 'GET',
  path: '/exports/{id}/file',
  action: 'list.export_own',
  params: z.object({ id }),
  answerKind: 'file',
});
