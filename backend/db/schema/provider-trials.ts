import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PROVIDER_NAMES, TRIAL_RESULTS } from '#domain/tenant/provider-trial.ts';
import { isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** The last time that somebody asked a provider whether it answers, and what came of it. */
export const providerTrials = pgTable(
  'provider_trials',
  {
    tenantId: tenantId().references(() => tenants.id),
    name: text({ enum: PROVIDER_NAMES }).notNull(),
    result: text({ enum: TRIAL_RESULTS }).notNull(),
    ms: integer().notNull(),
    triedBy: uuid().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'provider_trials_pk', columns: [t.tenantId, t.name] }),
    sameTenant('provider_trials_person', [t.tenantId, t.triedBy], [users.tenantId, users.id]),
    check('provider_trials_result', isOneOf('result', TRIAL_RESULTS)),
  ],
);
