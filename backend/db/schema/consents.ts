import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { investments } from './investments.ts';
import { users } from './users.ts';

/** What a person accepted, which version of it, and when. Rows are never changed. */
export const consents = pgTable(
  'consents',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** The manager behind an impersonated session. */
    impersonatorUserId: uuid(),
    /** `terms`, `privacy`, `provider_terms`, `commercial_communications`, `risk_loss`… */
    subject: text().notNull(),
    version: text().notNull(),
    answer: text({ enum: ['accepted', 'refused'] }).notNull(),
    lang: text().notNull(),
    /** The order for which it was accepted; null for what belongs to the person. */
    investmentId: uuid(),
    /** The very words, where they are the platform's own; null for the tenant's documents, which `version` names. */
    textShown: text(),
    /** Address as the dashboard saw it, where it was told. */
    ip: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('consents_user').on(t.tenantId, t.userId),
    index('consents_investment').on(t.tenantId, t.investmentId).where(sql`investment_id is not null`),
    sameTenant('consents_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('consents_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('consents_impersonator', [t.tenantId, t.impersonatorUserId], [users.tenantId, users.id]),
  ],
);
