import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomizationInput } from '#contract/customization.ts';
import { moment, sameTenant, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** The look that a tenant is preparing. */
export const lookDrafts = pgTable(
  'look_drafts',
  {
    tenantId: tenantId().references(() => tenants.id),
    /** Null: nothing differs from what is published. */
    customization: jsonb().$type<CustomizationInput>(),
    /** Grows with every change, also where the draft goes. */
    version: integer().notNull().default(0),
    /** By section: the version with which it was changed last. */
    sectionVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
    savedAt: moment(),
    savedBy: uuid(),
  },
  (t) => [
    primaryKey({ name: 'look_drafts_pk', columns: [t.tenantId] }),
    sameTenant('look_drafts_saver', [t.tenantId, t.savedBy], [users.tenantId, users.id]),
  ],
);

/** Every look that was published; written once. */
export const lookVersions = pgTable(
  'look_versions',
  {
    tenantId: tenantId().references(() => tenants.id),
    number: integer().notNull(),
    customization: jsonb().$type<CustomizationInput>().notNull(),
    /** Paths that differ from the version before. */
    changes: text().array().notNull(),
    /** The version that it went back to. */
    restored: integer(),
    publishedAt: moment().notNull(),
    /** Null: whoever set the tenant up, or wrote into the database. */
    publishedBy: uuid(),
  },
  (t) => [
    primaryKey({ name: 'look_versions_pk', columns: [t.tenantId, t.number] }),
    sameTenant('look_versions_publisher', [t.tenantId, t.publishedBy], [users.tenantId, users.id]),
  ],
);
