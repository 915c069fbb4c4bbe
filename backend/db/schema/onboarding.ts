import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SOPHISTICATED_STATUSES } from '#domain/onboarding/sophisticated.ts';
import type { Identity } from '#domain/user/checked-identity.ts';
import { IDENTITY_CAUSES } from '#domain/user/identity-causes.ts';
import { KYC_STATUSES, LEGAL_TYPES, TEST_STATUSES } from '#domain/user/status.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** One run of a person's identity check; the newest counts. */
export const kycChecks = pgTable(
  'kyc_checks',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    status: text({ enum: KYC_STATUSES }).notNull(),
    submittedAt: moment(),
    reviewedAt: moment(),
    reviewedBy: uuid(),
    reason: text(),
    /** The identity as it was handed in; the database itself writes it when the check begins (`lonja_identity`). */
    checked: jsonb().$type<Identity>(),
    /** What a provider calls the person, and when it took the check; both or neither. */
    providerReference: text(),
    handedOnAt: moment(),
    /** Why a provider could not confirm: what the person is told, and all that it found, for managers alone. */
    causes: text({ enum: IDENTITY_CAUSES }).array().notNull().default([]),
    providerLabels: text().array().notNull().default([]),
    /** The provider's own words for the person. */
    providerComment: text(),
    /** When a manager opened the check again that had succeeded, who and why; all or none. It counts no longer. */
    reopenedAt: moment(),
    reopenedBy: uuid(),
    reopenReason: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('kyc_checks_user').on(t.tenantId, t.userId, t.createdAt),
    index('kyc_checks_queue').on(t.tenantId, t.status, t.submittedAt),
    sameTenant('kyc_checks_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('kyc_checks_reviewer', [t.tenantId, t.reviewedBy], [users.tenantId, users.id]),
    index('kyc_checks_waiting').on(t.tenantId, t.status, t.updatedAt).where(sql`status in ('RUNNING', 'PENDING')`),
    check('kyc_checks_status', isOneOf('status', KYC_STATUSES)),
    check('kyc_checks_handed_on', sql.raw('(handed_on_at is null) = (provider_reference is null)')),
    sameTenant('kyc_checks_reopener', [t.tenantId, t.reopenedBy], [users.tenantId, users.id]),
    check(
      'kyc_checks_reopened',
      sql.raw(
        "num_nulls(reopened_at, reopened_by, reopen_reason) in (0, 3) and (reopened_at is null or status = 'SUCCESS')",
      ),
    ),
  ],
);

/** Identity documents: one in force per person and type; a second replaces the first. */
export const kycDocuments = pgTable(
  'kyc_documents',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** `DOCUMENT_TYPES` of contract/identity.ts. */
    type: text().notNull(),
    fileId: uuid().notNull(),
    issuedOn: date({ mode: 'string' }),
    uploadedAt: moment().notNull(),
    replacedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('kyc_documents_one_in_force').on(t.tenantId, t.userId, t.type).where(sql`replaced_at is null`),
    sameTenant('kyc_documents_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('kyc_documents_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
  ],
);

/** One attempt at the knowledge test or one typed declaration; the newest names the person's state (ECSPR 21; records kept 5 years). */
export const suitabilityTests = pgTable(
  'suitability_tests',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** State after this attempt. */
    status: text({ enum: TEST_STATUSES }).notNull(),
    /** 1 or 2; a declaration stands under the attempt that it follows. */
    attempt: integer().notNull(),
    version: text().notNull(),
    lang: text().notNull(),
    /** Question id → answer given; null for a declaration. */
    answers: jsonb().$type<Record<string, boolean>>(),
    score: integer(),
    /** The exact words shown: the questions, or the warning above the declaration. */
    textShown: text().notNull(),
    typedDeclaration: text(),
    validUntil: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('suitability_tests_user').on(t.tenantId, t.userId, t.createdAt),
    sameTenant('suitability_tests_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('suitability_tests_status', isOneOf('status', TEST_STATUSES)),
    check('suitability_tests_score', sql.raw('score between 0 and 7')),
  ],
);

/** A request to count as sophisticated, and what the manager said. The newest granted one in force counts. */
export const sophisticatedRequests = pgTable(
  'sophisticated_requests',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** Which criteria the person states (ECSPR, Annex II). */
    criteria: jsonb().$type<string[]>().notNull(),
    status: text({ enum: SOPHISTICATED_STATUSES }).notNull(),
    /** What the person was when they asked: the status counts for that alone. */
    legalType: text({ enum: LEGAL_TYPES }).notNull().default('INDIVIDUAL'),
    /** The exact declaration shown, its version and language, and the name typed under it. */
    textShown: text(),
    version: text(),
    lang: text(),
    typedName: text(),
    validUntil: moment(),
    reviewedBy: uuid(),
    reviewedAt: moment(),
    /** Of a refusal; the person reads it. */
    reason: text(),
    /** When the mail before the end went out, and the one after it. */
    remindedAt: moment(),
    endedAt: moment(),
    /** Place in the managers' list: what waits, oldest first, then the rest, newest first. */
    listPlace: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAs(sql`lonja_request_place(status, created_at)`),
    /** When the person took it back. */
    withdrawnAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('sophisticated_requests_place').on(t.tenantId, t.listPlace, t.id),
    index('sophisticated_requests_user').on(t.tenantId, t.userId, t.createdAt),
    sameTenant('sophisticated_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('sophisticated_reviewer', [t.tenantId, t.reviewedBy], [users.tenantId, users.id]),
    uniqueIndex('sophisticated_requests_one_waiting').on(t.tenantId, t.userId).where(sql`status = 'REQUESTED'`),
    index('sophisticated_requests_queue').on(t.tenantId, t.status, t.createdAt),
    check('sophisticated_requests_status', isOneOf('status', SOPHISTICATED_STATUSES)),
    check('sophisticated_requests_legal_type', isOneOf('legal_type', LEGAL_TYPES)),
    check('sophisticated_requests_granted', sql.raw("(status = 'GRANTED') = (valid_until is not null)")),
    check('sophisticated_requests_reason', sql.raw("status <> 'REFUSED' or reason is not null")),
    check('sophisticated_requests_withdrawn', sql.raw("(status = 'WITHDRAWN') = (withdrawn_at is not null)")),
  ],
);

/** Evidence that came with a request. */
export const sophisticatedEvidence = pgTable(
  'sophisticated_evidence',
  {
    tenantId: tenantId(),
    requestId: uuid().notNull(),
    fileId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.requestId, t.fileId] }),
    sameTenant(
      'sophisticated_evidence_request',
      [t.tenantId, t.requestId],
      [sophisticatedRequests.tenantId, sophisticatedRequests.id],
    ),
    sameTenant('sophisticated_evidence_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
  ],
);

/** Result of a loss-bearing simulation. There is no column for its three inputs: they are never kept (ECSPR 21(5)). */
export const lossSimulations = pgTable(
  'loss_simulations',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** 10 % of net worth. */
    abilityCents: cents().notNull(),
    certified: boolean().notNull(),
    validUntil: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('loss_simulations_user').on(t.tenantId, t.userId, t.createdAt),
    sameTenant('loss_simulations_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('loss_simulations_ability', sql.raw('ability_cents >= 0')),
    check('loss_simulations_certified', sql.raw('certified')),
  ],
);
