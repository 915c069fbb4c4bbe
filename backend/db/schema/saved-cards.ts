import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** What the card provider calls a person: their kept cards hang from it. */
export const cardCustomers = pgTable(
  'card_customers',
  { tenantId: tenantId(), userId: uuid().notNull(), customer: text().notNull(), createdAt: moment().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId] }),
    unique('card_customers_customer_unique').on(t.tenantId, t.customer),
    sameTenant('card_customers_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** Cards that people keep at the provider: what is shown of them, and the provider's name. Never a number. */
export const savedCards = pgTable(
  'saved_cards',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    providerCard: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expiryMonth: integer().notNull(),
    expiryYear: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('saved_cards_provider_card_unique').on(t.tenantId, t.providerCard),
    index('saved_cards_user').on(t.tenantId, t.userId),
    sameTenant('saved_cards_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
