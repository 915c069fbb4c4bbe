import { z } from 'zod';
import {
  ALL_EXPORT_FORMATS,
  EXPORT_ACTS,
  EXPORT_FAILURES,
  EXPORT_FORMATS,
  EXPORT_STATES,
} from '#domain/export/export.ts';
import { EXPORT_NAMES, EXPORTED_LIST_NAMES } from '#domain/export/exported-lists.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, pageOf, pageQuery } from './envelope.ts';
import { exportPurpose } from './fields.ts';

export const exportRow = z.object({
  id,
  /** A list's, or the copy of one's own data. */
  list: z.enum(EXPORT_NAMES),
  /** What it is a list of, where it is one of a project or of a distribution. */
  about: id.nullable(),
  /** The project that the list, or its filter, is of. */
  project: z.object({ id, title: localizedText }).nullable(),
  /** What the list's own address said: the way back to it. */
  view: z.string(),
  format: z.enum(ALL_EXPORT_FORMATS),
  purpose: z.string().nullable(),
  state: z.enum(EXPORT_STATES),
  /** Of one that waits: its place among the tenant's, from 1. */
  place: z.number().int().nullable(),
  /** Rows in the file so far, and how many there are to be; null where they were too many to be counted. */
  rows: z.number().int(),
  total: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  failure: z.enum(EXPORT_FAILURES).nullable(),
  by: z.string(),
  /** Asked for by the caller: who alone may download it. */
  own: z.boolean(),
  asked_at: instant,
  /** Its file is there until then. */
  expires_at: instant.nullable(),
});
export type ExportRowJson = z.output<typeof exportRow>;

/**
 * Has a file made of a list as its filter finds it. `filter` is the list's own query without paging, `columns` are some of its columns; one that tells who somebody is
 * needs a purpose. `words` names columns and codes in the file by their text keys, as the screen did; what it leaves out stands by its code. 409 `export.nothing`
 * where the filter finds nothing; 429 `export.too_many` where too many are under way.
 */
export const prepareExport = endpoint({
  id: 'prepareExport',
  summary: 'Have a file made of a list',
  method: 'POST',
  path: '/managed/exports',
  action: 'list.export',
  body: z.object({
    list: z.enum(EXPORTED_LIST_NAMES),
    /** The project's, or the distribution's, of a list of one. */
    about: id.optional(),
    filter: z.record(z.string().max(40), z.string().max(2000)).default({}),
    view: z.string().max(2000).default(''),
    format: z.enum(EXPORT_FORMATS),
    columns: z.array(z.string().max(40)).min(1).max(60),
    purpose: exportPurpose.optional(),
    words: z.record(z.string().max(120), z.string().max(200)).default({}),
  }),
  answer: dataOf(exportRow),
  idempotent: true,
  errors: ['export.nothing', 'export.too_many'],
});

/** Newest first: managers see what all of the tenant's managers asked for, an issuer their own. */
export const listExports = endpoint({
  id: 'listExports',
  summary: 'Files that were asked for',
  method: 'GET',
  path: '/managed/exports',
  caller: 'issuer-or-manager',
  query: pageQuery,
  answer: pageOf(exportRow),
});

/** Cancels one that is not ready, or asks for one again whose file never came or is gone. For who asked for it alone. */
export const changeExport = endpoint({
  id: 'changeExport',
  summary: 'Cancel a file, or ask for it again',
  method: 'POST',
  path: '/managed/exports/{id}',
  action: 'list.export',
  params: z.object({ id }),
  body: z.object({ act: z.enum(EXPORT_ACTS) }),
  answer: dataOf(exportRow),
  errors: ['export.no_longer', 'export.too_many'],
});

/** The file, for who asked for it alone, in the area in which they did, within 24 hours; each time is written down. 404 otherwise. */
export const getExportFile = endpoint({
  id: 'getExportFile',
  summary: 'The file of an export',
  method: 'GET',
  path: '/managed/exports/{id}/file',
  action: 'list.export',
  params: z.object({ id }),
  answerKind: 'file',
});
