import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { ID_TYPES } from '#domain/validation/id-document.ts';
import { cents, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Personal and additional data of a person (specification, section 3, User); their bank accounts have a table of their own. One row each, made with the user. */
export const userProfiles = pgTable(
  'user_profiles',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    legalType: text({ enum: LEGAL_TYPES }),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** What lists are ordered by: a company's name, a person's, or the e-mail, without accents and case. Kept by the database: never write it. */
    sortName: text().notNull().default(''),
    /** The first money that arrived for an investment which still stands. Kept by the database: never write it. */
    firstInvestedAt: moment(),
    /** Of orders whose money is in and has not gone back. Kept by the database: never write it. */
    investedCents: cents().notNull().default(sql`0`),
    phone: text(),
    secondaryPhone: text(),
    birthday: date({ mode: 'string' }),
    /** ISO 3166-1 alpha-2, as every country here. */
    nationality: text(),
    country: text(),
    address: text(),
    city: text(),
    postalCode: text(),
    province: text(),
    idNumber: text(),
    /** Null where nobody said which document it is: the number's shape says it then. */
    idType: text({ enum: ID_TYPES }),
    idCountry: text(),
    idExpiresOn: date({ mode: 'string' }),
    /** The last day of which the person was told that it comes near. */
    idExpiryToldOn: date({ mode: 'string' }),
    gender: text(),
    occupation: text(),
    maritalStatus: text(),
    spouseName: text(),
    spouseSurname: text(),
    spouseIdNumber: text(),
    sourceOfFunds: text(),
    politicallyExposed: boolean(),
    commercialCommunications: boolean().notNull().default(false),
    /** When identity and address were complete, and when the additional answers were. */
    accountInformationAt: moment(),
    additionalInformationAt: moment(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId] }),
    index('user_profiles_sort_name').on(t.tenantId, t.sortName, t.userId),
    index('user_profiles_first_invested').on(t.tenantId, sql`coalesce(first_invested_at, 'infinity')`, t.userId),
    index('user_profiles_last_invested').on(t.tenantId, sql`coalesce(first_invested_at, '-infinity')`, t.userId),
    index('user_profiles_id_expires').on(t.tenantId, t.idExpiresOn, t.userId).where(sql`id_expires_on is not null`),
    sameTenant('user_profiles_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('user_profiles_legal_type', isOneOf('legal_type', LEGAL_TYPES)),
    check('user_profiles_id_type', isOneOf('id_type', ID_TYPES)),
  ],
);

/** A holder of more than 25 %: stake in per cent, at most two decimals. */
interface Shareholder {
  name: string;
  stake: string;
}

/** A legal entity and who acts for it (specification, section 3, Company data). */
export const companyProfiles = pgTable(
  'company_profiles',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    organisationName: text(),
    taxNumber: text(),
    activity: text(),
    contactEmail: text(),
    representation: text(),
    shareholders: jsonb().$type<Shareholder[]>().notNull().default([]),
    address: text(),
    city: text(),
    postalCode: text(),
    province: text(),
    country: text(),
    birthplaceCity: text(),
    birthplaceCountry: text(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId] }),
    sameTenant('company_profiles_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
