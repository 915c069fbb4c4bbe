import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { ALL_EXPORT_FORMATS, EXPORT_FAILURES, EXPORT_STATES } from '#domain/export/export.ts';
import { EXPORT_AREAS, type ExportName } from '#domain/export/exported-lists.ts';
import type { Language } from '#domain/tenant/language.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** A file of a list that somebody asked for: what, how far it is, and for how long it is there. */
export const exportJobs = pgTable(
  'exports',
  {
    tenantId: tenantId(),
    id: id(),
    /** Who asked for it, and in which area: their role counts again when rows are read and when it is downloaded. */
    userId: uuid().notNull(),
    area: text({ enum: EXPORT_AREAS }).notNull(),
    list: text().$type<ExportName>().notNull(),
    /** The project's, of a list of one project. */
    aboutId: uuid(),
    /** The list's query without paging. */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    /** What the list's address said. */
    view: text().notNull(),
    format: text({ enum: ALL_EXPORT_FORMATS }).notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    /** Names of columns and codes, by their text keys. */
    words: jsonb().$type<Record<string, string>>().notNull(),
    lang: text().$type<Language>().notNull(),
    /** Where it tells who people are. */
    purpose: text(),
    state: text({ enum: EXPORT_STATES }).notNull(),
    rows: integer().notNull().default(0),
    /** Null: too many to be counted. */
    total: integer(),
    /** How often it was begun since it was asked for: whoever holds an older number writes nothing more. */
    attempts: smallint().notNull().default(0),
    /** How often it may still be begun before a fault of ours counts. */
    triesLeft: smallint().notNull(),
    failure: text({ enum: EXPORT_FAILURES }),
    fileId: uuid(),
    bytes: integer(),
    askedAt: moment().notNull(),
    /** Its last sign of life: by it one that has lost its job is found. */
    movedAt: moment().notNull(),
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('exports_newest').on(t.tenantId, t.askedAt, t.id),
    index('exports_own').on(t.tenantId, t.userId, t.askedAt, t.id),
    index('exports_open').on(t.tenantId, t.askedAt).where(sql`state in ('QUEUED', 'PREPARING')`),
    index('exports_ending').on(t.tenantId, t.expiresAt).where(sql`state = 'READY'`),
    sameTenant('exports_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('exports_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
    check('exports_area', isOneOf('area', EXPORT_AREAS)),
    check('exports_format', isOneOf('format', ALL_EXPORT_FORMATS)),
    check('exports_state', isOneOf('state', EXPORT_STATES)),
    check('exports_failure', sql`(state = 'FAILED') = (failure is not null)`),
    check('exports_ready', sql`(state = 'READY') = (file_id is not null)`),
  ],
);
