import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomizationInput } from '#contract/customization.ts';
import { moment, tenantId } from './columns.ts';

/** One white-label customer. Its key stands in every other table's key. */
export const tenants = pgTable('tenants', {
  id: uuid().primaryKey(),
  /** Key of the tenant's data file. */
  name: text().notNull().unique(),
  /** Look, texts and switches; read through `contract/customization.ts`, which fills the defaults. */
  customization: jsonb().$type<CustomizationInput>().notNull().default({}),
  /** Rules and accounts that stay in the back end; read through `modules/tenants/tenant-settings.ts`. */
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Raised by every change, so that a parsed copy can be kept. */
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** Hosts that a tenant answers for. No secret: it is read before the tenant is known. */
export const tenantHosts = pgTable(
  'tenant_hosts',
  {
    tenantId: tenantId().references(() => tenants.id),
    host: text().notNull().unique(),
    /** The one that mails link to where no request names a host. */
    isPrimary: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.host] })],
);
