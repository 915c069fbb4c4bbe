import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** What people are told of a project. `OPENED`: its campaign takes orders; `SUSPENDED`, `RESUMED`: its offer is stopped, and no longer; `DEFAULTED`: its debt is in default. */
const OCCASIONS = ['OPENED', 'SUSPENDED', 'RESUMED', 'DEFAULTED'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** An occasion of which people are to be told, from the change that brings it until the last of them has been written to. */
export const issuanceTellings = pgTable(
  'issuance_tellings',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    occasion: text({ enum: OCCASIONS }).notNull(),
    /** When the job that writes was last put into its queue. */
    askedAt: moment(),
    doneAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId, t.occasion] }),
    index('issuance_tellings_open').on(t.tenantId).where(sql`done_at is null`),
    sameTenant('issuance_tellings_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('issuance_tellings_occasion', isOneOf('occasion', OCCASIONS)),
  ],
);

/** Who has been written to. Its key is what keeps a second mail away, however often the job runs. */
export const issuanceTold = pgTable(
  'issuance_told',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    occasion: text({ enum: OCCASIONS }).notNull(),
    userId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId, t.occasion, t.userId] }),
    sameTenant('issuance_told_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_told_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('issuance_told_occasion', isOneOf('occasion', OCCASIONS)),
  ],
);
