import { sql } from 'drizzle-orm';
import { check, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Papers with which tax offices abroad say where a holder is resident, as managers who have them in hand wrote their days down (decision record 0094). */
export const residenceCertificates = pgTable(
  'residence_certificates',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    country: text().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    notedBy: uuid().notNull(),
    notedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'residence_certificates_pk', columns: [t.tenantId, t.userId, t.country, t.issuedOn] }),
    sameTenant('residence_certificates_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('residence_certificates_noter', [t.tenantId, t.notedBy], [users.tenantId, users.id]),
    check('residence_certificates_days', sql.raw('valid_until > issued_on')),
    check('residence_certificates_country', sql.raw("country ~ '^[A-Z]{2}$' and country <> 'ES'")),
  ],
);
