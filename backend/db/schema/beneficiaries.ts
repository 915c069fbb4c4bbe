import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ACTS_FOR, type Beneficiary } from '#domain/user/beneficiaries.ts';
import { isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** For whom somebody invests, by their own word: kept with their identity, and gone with it. */
export const beneficiaryDeclarations = pgTable(
  'beneficiary_declarations',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    actsFor: text({ enum: ACTS_FOR }).notNull(),
    people: jsonb().$type<Beneficiary[]>().notNull().default([]),
    declaredAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'beneficiary_declarations_pk', columns: [t.tenantId, t.userId] }),
    sameTenant('beneficiary_declarations_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('beneficiary_declarations_acts_for', isOneOf('acts_for', ACTS_FOR)),
    check(
      'beneficiary_declarations_people',
      sql.raw("jsonb_typeof(people) = 'array' and (acts_for = 'SELF') = (people = '[]')"),
    ),
  ],
);
