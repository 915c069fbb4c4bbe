import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SheetAnswers } from '#domain/information-sheet/sheet-answers.ts';
import type { SheetPart } from '#domain/information-sheet/sheet-questions.ts';
import { SHEET_STATES } from '#domain/information-sheet/sheet-states.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** What an issuer answers for the key investment information sheet, part by part, and the offer's own eight digits. */
export const informationSheets = pgTable(
  'information_sheets',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    offerNumber: integer().notNull(),
    answers: jsonb().$type<SheetAnswers>().notNull().default({}),
    /** How often each part was saved, plus one; absent: never. */
    partVersions: jsonb().$type<Partial<Record<SheetPart, number>>>().notNull().default({}),
    editedAt: moment().notNull(),
    editedBy: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId] }),
    unique('information_sheets_offer_unique').on(t.tenantId, t.offerNumber),
    sameTenant('information_sheets_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]).onDelete(
      'cascade',
    ),
    sameTenant('information_sheets_editor', [t.tenantId, t.editedBy], [users.tenantId, users.id]),
    check('information_sheets_offer', sql.raw('offer_number between 1 and 99999999')),
  ],
);

/** A sheet as it was handed in, with its two papers. */
export const informationSheetVersions = pgTable(
  'information_sheet_versions',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    number: integer().notNull(),
    state: text({ enum: SHEET_STATES }).notNull(),
    /** The words of both papers. */
    content: jsonb().$type<unknown>().notNull(),
    /** The terms that it describes. */
    termsVersion: integer().notNull(),
    fileEs: uuid().notNull(),
    fileEn: uuid().notNull(),
    bytesEs: integer().notNull(),
    bytesEn: integer().notNull(),
    pagesEs: integer().notNull(),
    pagesEn: integer().notNull(),
    submittedBy: uuid().notNull(),
    submittedAt: moment().notNull(),
    decidedBy: uuid(),
    decidedAt: moment(),
    /** Why it was given back. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('information_sheet_versions_number').on(t.tenantId, t.issuanceId, t.number),
    uniqueIndex('information_sheet_versions_waiting').on(t.tenantId, t.issuanceId).where(sql`state = 'SUBMITTED'`),
    index('information_sheet_versions_published')
      .on(t.tenantId, t.issuanceId, t.number)
      .where(sql`state = 'PUBLISHED'`),
    sameTenant('sheet_versions_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('sheet_versions_es', [t.tenantId, t.fileEs], [files.tenantId, files.id]),
    sameTenant('sheet_versions_en', [t.tenantId, t.fileEn], [files.tenantId, files.id]),
    sameTenant('sheet_versions_by', [t.tenantId, t.submittedBy], [users.tenantId, users.id]),
    sameTenant('sheet_versions_decided', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
    check('information_sheet_versions_state', isOneOf('state', SHEET_STATES)),
  ],
);
