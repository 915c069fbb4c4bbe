import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { UPDATE_STATES } from '#domain/issuance/announcements.ts';
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
    /** When it was published; of a draft, when it was saved last. */
    publishedAt: moment().notNull(),
    state: text({ enum: UPDATE_STATES }).notNull().default('PUBLISHED'),
    /** Its moment to be published by itself. */
    publishAt: moment(),
    savedBy: uuid(),
    withdrawnAt: moment(),
    /** When the job that writes to people was last put into its queue, and when the last of them had been written to. */
    toldAskedAt: moment(),
    toldDoneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('issuance_updates_issuance').on(t.tenantId, t.issuanceId, t.publishedAt),
    index('issuance_updates_due').on(t.tenantId, t.publishAt).where(sql`state = 'PLANNED'`),
    index('issuance_updates_untold').on(t.tenantId).where(sql`told_asked_at is not null and told_done_at is null`),
    sameTenant('issuance_updates_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_updates_saved_by', [t.tenantId, t.savedBy], [users.tenantId, users.id]),
    check('issuance_updates_state', isOneOf('state', UPDATE_STATES)),
    check('issuance_updates_planned', sql`(state = 'PLANNED') = (publish_at is not null)`),
    check('issuance_updates_withdrawn', sql`(state = 'WITHDRAWN') = (withdrawn_at is not null)`),
  ],
);

/** What the public could read of a piece of news until it was corrected or withdrawn. Rows are never changed. */
export const issuanceUpdateVersions = pgTable(
  'issuance_update_versions',
  {
    tenantId: tenantId(),
    id: id(),
    updateId: uuid().notNull(),
    title: localizedColumn(),
    body: localizedColumn(),
    endedAt: moment().notNull(),
    endedBy: uuid().notNull(),
    reason: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('issuance_update_versions_update').on(t.tenantId, t.updateId, t.endedAt),
    sameTenant(
      'issuance_update_versions_update',
      [t.tenantId, t.updateId],
      [issuanceUpdates.tenantId, issuanceUpdates.id],
    ),
    sameTenant('issuance_update_versions_by', [t.tenantId, t.endedBy], [users.tenantId, users.id]),
  ],
);

/** Who has been written to of a piece of news. */
export const issuanceUpdateTold = pgTable(
  'issuance_update_told',
  {
    tenantId: tenantId(),
    updateId: uuid().notNull(),
    userId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.updateId, t.userId] }),
    sameTenant('issuance_update_told_update', [t.tenantId, t.updateId], [issuanceUpdates.tenantId, issuanceUpdates.id]),
    sameTenant('issuance_update_told_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
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
    /** An answer that nobody reads yet. */
    draft: jsonb().$type<Localized>(),
    answer: jsonb().$type<Localized>(),
    answeredAt: moment(),
    answeredBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('issuance_questions_open').on(t.tenantId, t.issuanceId, t.askedAt).where(sql`answered_at is null`),
    index('issuance_questions_issuance').on(t.tenantId, t.issuanceId, t.askedAt),
    sameTenant('issuance_questions_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_questions_asker', [t.tenantId, t.askedBy], [users.tenantId, users.id]),
    sameTenant('issuance_questions_answerer', [t.tenantId, t.answeredBy], [users.tenantId, users.id]),
  ],
);
