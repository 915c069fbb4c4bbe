import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/tenant/language.ts';
import { id, isOneOf, localizedColumn, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { issuancePictures } from './issuance-pictures.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** People behind a project, in the order shown. */
export const issuanceTeam = pgTable(
  'issuance_team',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    role: localizedColumn(),
    bio: localizedColumn(),
    pictureId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('issuance_team_issuance').on(t.tenantId, t.issuanceId, t.position),
    sameTenant('issuance_team_picture', [t.tenantId, t.pictureId], [issuancePictures.tenantId, issuancePictures.id]),
    sameTenant('issuance_team_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
  ],
);

/** Who may open a document: anyone, or signed-in people. */
const DOCUMENT_ACCESS = ['public', 'hidden'] as const;

/** Documents of a project, in the order shown. */
export const issuanceDocuments = pgTable(
  'issuance_documents',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    position: integer().notNull(),
    /** `information-sheet`, `deck`, `financials`… */
    kind: text().notNull(),
    title: localizedColumn(),
    access: text({ enum: DOCUMENT_ACCESS }).notNull(),
    fileId: uuid(),
    bytes: integer().notNull().default(0),
    expiresAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('issuance_documents_issuance').on(t.tenantId, t.issuanceId, t.position),
    index('issuance_documents_file').on(t.tenantId, t.fileId),
    sameTenant('issuance_documents_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_documents_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
    check('issuance_documents_access', isOneOf('access', DOCUMENT_ACCESS)),
  ],
);

/** Every file that a document has been, the newest the one that is shown. Stays where a document is taken away after its project was public. */
export const issuanceDocumentVersions = pgTable(
  'issuance_document_versions',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    documentId: uuid().notNull(),
    version: integer().notNull(),
    fileId: uuid().notNull(),
    /** Of the file as it was sent, hex. */
    sourceSha256: text('source_sha256').notNull(),
    createdAt: moment().notNull(),
    createdBy: uuid().notNull(),
  },
  (t) => [
    primaryKey({ name: 'issuance_document_versions_pk', columns: [t.tenantId, t.id] }),
    unique('issuance_document_versions_number').on(t.tenantId, t.documentId, t.version),
    index('issuance_document_versions_issuance').on(t.tenantId, t.issuanceId, t.createdAt),
    index('issuance_document_versions_file').on(t.tenantId, t.fileId),
    sameTenant('issuance_document_versions_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_document_versions_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
    sameTenant('issuance_document_versions_sender', [t.tenantId, t.createdBy], [users.tenantId, users.id]),
    check('issuance_document_versions_count', sql.raw('version >= 1')),
  ],
);

/** News of a project: title plain, body cleaned HTML. */
export const issuanceUpdates = pgTable(
  'issuance_updates',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    title: localizedColumn(),
    body: localizedColumn(),
    publishedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('issuance_updates_issuance').on(t.tenantId, t.issuanceId, t.publishedAt),
    sameTenant('issuance_updates_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
  ],
);

/** Questions to the issuer; shown once they are answered. */
export const issuanceQuestions = pgTable(
  'issuance_questions',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    askedBy: uuid().notNull(),
    question: localizedColumn(),
    askedAt: moment().notNull(),
    answer: jsonb().$type<Localized>(),
    answeredAt: moment(),
    answeredBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('issuance_questions_issuance').on(t.tenantId, t.issuanceId, t.askedAt),
    sameTenant('issuance_questions_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_questions_asker', [t.tenantId, t.askedBy], [users.tenantId, users.id]),
    sameTenant('issuance_questions_answerer', [t.tenantId, t.answeredBy], [users.tenantId, users.id]),
  ],
);
