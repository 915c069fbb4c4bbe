import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BIRTH_SIGNS, HIT_STATES } from '#domain/screening/hit.ts';
import { ASKED_ROLES } from '#domain/screening/name-index.ts';
import { FETCH_RESULTS, type ListedBirth, WATCH_LISTS } from '#domain/screening/watch-list.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** Editions of lists that people are held beside, and how far all of them have been. */
export const watchEditions = pgTable(
  'watch_editions',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    list: text({ enum: WATCH_LISTS }).notNull(),
    madeAt: moment(),
    sha256: text().notNull(),
    fileName: text().notNull(),
    entries: integer().notNull(),
    inUse: boolean().notNull().default(true),
    /** Null: it was read from its address. */
    importedBy: uuid(),
    importedAt: moment().notNull(),
    /** The last person who was held beside it. */
    screenedTo: uuid(),
    screened: integer().notNull().default(0),
    workedAt: moment().notNull(),
    screenedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'watch_editions_pk', columns: [t.tenantId, t.id] }),
    uniqueIndex('watch_editions_in_use').on(t.tenantId, t.list).where(sql`in_use`),
    sameTenant('watch_editions_importer', [t.tenantId, t.importedBy], [users.tenantId, users.id]),
  ],
);

/** Who stands on the editions in use. */
export const watchEntries = pgTable(
  'watch_entries',
  {
    tenantId: tenantId(),
    editionId: uuid().notNull(),
    key: text().notNull(),
    kind: text({ enum: ['person', 'entity'] }).notNull(),
    names: jsonb().$type<string[]>().notNull(),
    births: jsonb().$type<ListedBirth[]>().notNull(),
    note: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'watch_entries_pk', columns: [t.tenantId, t.editionId, t.key] }),
    sameTenant('watch_entries_edition', [t.tenantId, t.editionId], [watchEditions.tenantId, watchEditions.id]),
  ],
);

/** People who may stand on a list, as it was found, and what was decided. */
export const watchHits = pgTable(
  'watch_hits',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    list: text({ enum: WATCH_LISTS }).notNull(),
    entryKey: text().notNull(),
    compared: text().notNull(),
    asked: text().notNull(),
    role: text({ enum: ASKED_ROLES }).notNull(),
    name: text().notNull(),
    names: jsonb().$type<string[]>().notNull(),
    births: jsonb().$type<ListedBirth[]>().notNull(),
    note: text().notNull(),
    score: integer().notNull(),
    sign: text({ enum: BIRTH_SIGNS }).notNull(),
    state: text({ enum: HIT_STATES }).notNull().default('OPEN'),
    foundAt: moment().notNull(),
    decidedBy: uuid(),
    decidedAt: moment(),
    reason: text(),
  },
  (t) => [
    primaryKey({ name: 'watch_hits_pk', columns: [t.tenantId, t.id] }),
    unique('watch_hits_once').on(t.tenantId, t.userId, t.list, t.entryKey),
    index('watch_hits_found').on(t.tenantId, t.foundAt, t.id),
    sameTenant('watch_hits_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('watch_hits_decider', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
  ],
);

/** When a person was last held beside each list. */
export const screenedPeople = pgTable(
  'screened_people',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    list: text({ enum: WATCH_LISTS }).notNull(),
    editionId: uuid().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'screened_people_pk', columns: [t.tenantId, t.userId, t.list] }),
    sameTenant('screened_people_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('screened_people_edition', [t.tenantId, t.editionId], [watchEditions.tenantId, watchEditions.id]),
  ],
);

/** What came of reading a list from its address, the last time. */
export const watchFetches = pgTable(
  'watch_fetches',
  {
    tenantId: tenantId().references(() => tenants.id),
    list: text({ enum: WATCH_LISTS }).notNull(),
    /** Of the address that was read. */
    addressHash: text().notNull(),
    etag: text(),
    lastModified: text(),
    result: text({ enum: FETCH_RESULTS }).notNull(),
    fault: text(),
    problem: jsonb().$type<Problem>(),
    at: moment().notNull(),
    /** When it last brought an edition, or said that there is no other. */
    goodAt: moment(),
  },
  (t) => [primaryKey({ name: 'watch_fetches_pk', columns: [t.tenantId, t.list] })],
);
