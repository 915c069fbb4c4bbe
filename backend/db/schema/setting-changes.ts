import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SettingValues } from '#contract/setting-values.ts';
import type { SettingChangeState, SettingSection } from '#domain/tenant/setting-rules.ts';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** What managers ask of a platform's settings: what differs, by path. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    section: text().$type<SettingSection>().notNull(),
    /** Counts the changes of a section, from 1. */
    number: integer().notNull(),
    before: jsonb().$type<SettingValues>().notNull(),
    after: jsonb().$type<SettingValues>().notNull(),
    state: text().$type<SettingChangeState>().notNull(),
    askedBy: uuid().notNull(),
    askedAt: moment().notNull(),
    /** Who asked, where one person is enough or it was taken back. */
    decidedBy: uuid(),
    decidedAt: moment(),
    /** Why it was refused. */
    reason: text(),
  },
  (t) => [
    primaryKey({ name: 'setting_changes_pk', columns: [t.tenantId, t.id] }),
    unique('setting_changes_number').on(t.tenantId, t.section, t.number),
    sameTenant('setting_changes_asker', [t.tenantId, t.askedBy], [users.tenantId, users.id]),
    sameTenant('setting_changes_decider', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
  ],
);
