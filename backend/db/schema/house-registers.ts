import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type Facts, HOUSE_REGISTERS, REGISTER_ACTS } from '#domain/house-register/house-register.ts';
import { INCIDENT_STEPS } from '#domain/house-register/incident-clock.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** Entries of the registers that a platform keeps of itself, each as it was written last. */
export const registerEntries = pgTable(
  'register_entries',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    register: text({ enum: HOUSE_REGISTERS }).notNull(),
    /** Counts the entries of a register, from 1. */
    number: integer().notNull(),
    name: text().notNull(),
    facts: jsonb().$type<Facts>().notNull(),
    /** Counts its writings, from 1. */
    version: integer().notNull(),
    openedAt: moment().notNull(),
    /** Null: it is open. */
    closedAt: moment(),
    /** Of an open incident: what it waits for, and until when. */
    dueStep: text({ enum: INCIDENT_STEPS }),
    dueAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'register_entries_pk', columns: [t.tenantId, t.id] }),
    unique('register_entries_number').on(t.tenantId, t.register, t.number),
    index('register_entries_opened').on(t.tenantId, t.register, t.openedAt, t.id),
    check('register_entries_register', isOneOf('register', HOUSE_REGISTERS)),
    check('register_entries_facts', sql`jsonb_typeof(facts) = 'object'`),
    check('register_entries_version', sql`number > 0 and version > 0`),
    check('register_entries_closed', sql`closed_at is null or closed_at >= opened_at`),
  ],
);

/** Every writing of an entry, whole: they are only added to. */
export const registerWritings = pgTable(
  'register_writings',
  {
    tenantId: tenantId(),
    entryId: uuid().notNull(),
    version: integer().notNull(),
    act: text({ enum: REGISTER_ACTS }).notNull(),
    name: text().notNull(),
    facts: jsonb().$type<Facts>().notNull(),
    /** Why it was closed, or opened again. */
    reason: text(),
    byUserId: uuid().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'register_writings_pk', columns: [t.tenantId, t.entryId, t.version] }),
    sameTenant('register_writings_entry', [t.tenantId, t.entryId], [registerEntries.tenantId, registerEntries.id]),
    sameTenant('register_writings_by', [t.tenantId, t.byUserId], [users.tenantId, users.id]),
    check('register_writings_act', isOneOf('act', REGISTER_ACTS)),
    check('register_writings_reason', sql`(act in ('closed', 'reopened')) = (reason is not null)`),
    check('register_writings_first', sql`(act = 'opened') = (version = 1)`),
  ],
);
