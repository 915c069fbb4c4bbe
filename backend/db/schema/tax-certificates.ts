import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CertificateContent } from '#domain/tax/certificate.ts';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** What a holder was paid in a year, as it was certified. Never changed: a correction is the next version. */
export const taxCertificates = pgTable(
  'tax_certificates',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    year: integer().notNull(),
    version: integer().notNull(),
    /** The year was not over. */
    provisional: boolean().notNull(),
    content: jsonb().$type<CertificateContent>().notNull(),
    /** SHA-256 of the content: the same books give the same paper. */
    digest: text().notNull(),
    issuedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'tax_certificates_pk', columns: [t.tenantId, t.id] }),
    unique('tax_certificates_version').on(t.tenantId, t.userId, t.year, t.version),
    sameTenant('tax_certificates_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('tax_certificates_numbers', sql`year between 2000 and 9999 and version > 0`),
  ],
);
