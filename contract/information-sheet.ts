import { z } from 'zod';
import { SHEET_PARTS } from '#domain/information-sheet/sheet-questions.ts';
import { SHEET_STATES } from '#domain/information-sheet/sheet-states.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText } from './envelope.ts';
import { reason } from './fields.ts';
import { sheetAnswers } from './information-sheet-fields.ts';

const ofOne = z.object({ id });
const both = z.object({ es: z.string(), en: z.string() });

const version = z.object({
  id,
  number: z.number().int(),
  state: z.enum(SHEET_STATES),
  /** The public document now. */
  current: z.boolean(),
  submitted_at: instant,
  /** Names; the house's where the reader may not know the team. */
  submitted_by: z.string(),
  decided_at: instant.nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  papers: z.record(z.enum(LANGUAGES), z.object({ file_id: id, pages: z.number().int(), bytes: z.number().int() })),
});

const sheet = z.object({
  id,
  title: localizedText,
  product_type: z.enum(PRODUCT_TYPES),
  /** The parts that this offer has, in their order. */
  parts: z.array(z.enum(SHEET_PARTS)),
  versions: z.record(z.enum(SHEET_PARTS), z.number().int()),
  answers: z.record(
    z.enum(SHEET_PARTS),
    z.record(z.string(), z.union([z.string(), both, z.array(z.record(z.string(), z.string()))])),
  ),
  /** What the project itself says, part by part, in the reader's language. */
  from_project: z.record(z.enum(SHEET_PARTS), z.array(z.object({ label: z.string(), value: z.string() }))),
  /** The whole identifier of the offer; null: the provider's LEI is not set. */
  identifier: z.string().nullable(),
  missing: z.array(z.object({ part: z.enum(SHEET_PARTS), key: z.string(), lang: z.enum(LANGUAGES).nullable() })),
  saved: z.object({ at: instant, by: z.string() }).nullable(),
  /** Newest first. */
  handed_in: z.array(version),
  may_submit: z.boolean(),
  may_decide: z.boolean(),
  /** A new version is a change of an offer that people stand behind: it is prepared and decided on the change's own page. */
  is_change: z.boolean(),
});
export type InformationSheet = z.output<typeof sheet>;

/** The sheet as who writes it sees it; 404 for an issuer who asks for another's. */
export const getInformationSheet = endpoint({
  id: 'getInformationSheet',
  summary: 'The key investment information sheet of a project',
  method: 'GET',
  path: '/managed/projects/{id}/information-sheet',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(sheet),
});

/** Saves the answers of one part. What is the same already is no change; a part that somebody has saved since is refused. */
export const saveSheetPart = endpoint({
  id: 'saveSheetPart',
  summary: 'Save a part of an information sheet',
  method: 'PUT',
  path: '/managed/projects/{id}/information-sheet',
  action: 'issuance.edit',
  params: ofOne,
  body: z.object({ version: z.number().int().min(1).max(999_999_999), answers: sheetAnswers }),
  answer: dataOf(z.object({ version: z.number().int() })),
  errors: ['project.changed_meanwhile', 'project.locked', 'sheet.waiting'],
});

/** Draws the sheet in both languages and hands it in. Refused where an answer is missing, a letter cannot be printed, or it is longer than six pages. */
export const submitSheet = endpoint({
  id: 'submitSheet',
  summary: 'Hand in an information sheet',
  method: 'POST',
  path: '/managed/projects/{id}/information-sheet/versions',
  action: 'issuance.edit',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(z.object({ number: z.number().int() })),
  idempotent: true,
  takesLong: true,
  errors: [
    'sheet.incomplete',
    'sheet.waiting',
    'sheet.too_long',
    'sheet.unprintable',
    'sheet.no_provider_lei',
    'sheet.is_change',
    'project.locked',
  ],
});

/** Publishes the version that waits, or gives it back with a reason. */
export const decideSheet = endpoint({
  id: 'decideSheet',
  summary: 'Approve an information sheet, or give it back',
  method: 'POST',
  path: '/manager/projects/{id}/information-sheet/decision',
  action: 'sheet.decide',
  params: ofOne,
  body: z.object({ number: z.number().int().min(1), approve: z.boolean(), reason: reason.optional() }),
  answer: dataOf(z.object({ state: z.enum(SHEET_STATES) })),
  idempotent: true,
  errors: ['sheet.decided', 'sheet.needs_another', 'sheet.is_change', 'sheet.outdated'],
});
