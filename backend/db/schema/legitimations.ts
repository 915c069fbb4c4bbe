import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  LEGITIMATION_ENDINGS,
  LEGITIMATION_PURPOSES,
  type LegitimationContent,
} from '#domain/legitimation/legitimation.ts';
import { id, isOneOf, moment, sameTenant, tenantId, tokenCount } from './columns.ts';
import { issuances } from './issuances.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** Certificates of legitimation. What one says never changes; it ends once. Its tokens are kept by a row of `token_holds`. */
export const legitimations = pgTable(
  'legitimations',
  {
    tenantId: tenantId(),
    id: id(),
    /** Counts the certificates of the tenant, from 1. */
    number: integer().notNull(),
    issuanceId: uuid().notNull(),
    userId: uuid().notNull(),
    tokens: tokenCount().notNull(),
    purpose: text({ enum: LEGITIMATION_PURPOSES }).notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    content: jsonb().$type<LegitimationContent>().notNull(),
    issuedAt: moment().notNull(),
    askedBy: uuid().notNull(),
    ending: text({ enum: LEGITIMATION_ENDINGS }),
    endedAt: moment(),
    endedBy: uuid(),
    endingNote: text(),
  },
  (t) => [
    primaryKey({ name: 'legitimations_pk', columns: [t.tenantId, t.id] }),
    unique('legitimations_number').on(t.tenantId, t.number),
    index('legitimations_newest').on(t.tenantId, t.issuedAt, t.id),
    index('legitimations_of').on(t.tenantId, t.userId, t.issuedAt, t.id),
    index('legitimations_open').on(t.tenantId, t.validUntil).where(sql`ending is null`),
    sameTenant('legitimations_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('legitimations_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('legitimations_asked_by', [t.tenantId, t.askedBy], [users.tenantId, users.id]),
    sameTenant('legitimations_ended_by', [t.tenantId, t.endedBy], [users.tenantId, users.id]),
    check('legitimations_amounts', sql`tokens > 0 and number > 0`),
    check('legitimations_purpose', isOneOf('purpose', LEGITIMATION_PURPOSES)),
    check('legitimations_ending', isOneOf('ending', LEGITIMATION_ENDINGS)),
    check(
      'legitimations_ended',
      sql`(ending is null) = (ended_at is null) and (ending is not distinct from 'RETURNED') = (ended_by is not null)`,
    ),
    check('legitimations_note', sql`ending_note is null or ending = 'RETURNED'`),
  ],
);

/** Of what the check codes of a tenant's certificates are made. */
export const checkSecrets = pgTable(
  'check_secrets',
  { tenantId: tenantId().references(() => tenants.id), secret: text().notNull() },
  (t) => [
    primaryKey({ name: 'check_secrets_pk', columns: [t.tenantId] }),
    check('check_secrets_long', sql`length(secret) >= 43`),
  ],
);
