import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LINE_PROBLEMS, WHITELIST_STATES } from '#domain/issuance/whitelist.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** Who may hold an issuance's token: a person, or an address that is nobody's we know. */
export const whitelistEntries = pgTable(
  'whitelist_entries',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    /** Null: an address alone. */
    userId: uuid(),
    /** As EIP-55 writes it; null: a person without a wallet yet. */
    address: text(),
    addressKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(coalesce(address, ''))`),
    /** The address backwards: it is found by its end. */
    addressEnd: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`reverse(lower(coalesce(address, '')))`),
    state: text({ enum: WHITELIST_STATES }).notNull(),
    rank: smallint()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case state when 'PENDING' then 0 when 'APPROVED' then 1 else 2 end`),
    createdBy: uuid().notNull(),
    createdAt: moment().notNull(),
    decidedBy: uuid(),
    decidedAt: moment(),
    /** Why it was revoked. */
    reason: text(),
    /** When anything of it changed last. */
    movedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('whitelist_entries_once').on(t.tenantId, t.issuanceId, t.addressKey).where(sql`address is not null`),
    uniqueIndex('whitelist_entries_person').on(t.tenantId, t.issuanceId, t.userId).where(sql`address is null`),
    index('whitelist_entries_state').on(t.tenantId, t.issuanceId, t.rank, t.createdAt, t.id),
    index('whitelist_entries_newest').on(t.tenantId, t.issuanceId, t.createdAt, t.id),
    index('whitelist_entries_address').on(t.tenantId, t.issuanceId, t.addressKey, t.id),
    index('whitelist_entries_end').on(t.tenantId, t.issuanceId, t.addressEnd),
    index('whitelist_entries_moved').on(t.tenantId, t.issuanceId, t.movedAt, t.id),
    index('whitelist_entries_user').on(t.tenantId, t.userId).where(sql`user_id is not null`),
    sameTenant('whitelist_entries_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('whitelist_entries_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('whitelist_entries_created_by', [t.tenantId, t.createdBy], [users.tenantId, users.id]),
    sameTenant('whitelist_entries_decided_by', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
    check('whitelist_entries_state', isOneOf('state', WHITELIST_STATES)),
    check('whitelist_entries_address', sql.raw("address ~ '^0x[0-9a-fA-F]{40}$'")),
    check('whitelist_entries_somebody', sql.raw('user_id is not null or address is not null')),
    check(
      'whitelist_entries_decided',
      sql.raw("(state = 'PENDING') = (decided_at is null) and (decided_at is null) = (decided_by is null)"),
    ),
    check('whitelist_entries_reason', sql.raw("state <> 'REVOKED' or reason is not null")),
  ],
);

/** A list that was pasted or uploaded: its lines are judged; once `writtenAt` its good ones are entries. */
export const whitelistBatches = pgTable(
  'whitelist_batches',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    name: text().notNull(),
    createdBy: uuid().notNull(),
    createdAt: moment().notNull(),
    writtenAt: moment(),
    written: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('whitelist_batches_drafts').on(t.tenantId, t.issuanceId, t.createdBy).where(sql`written_at is null`),
    sameTenant('whitelist_batches_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('whitelist_batches_created_by', [t.tenantId, t.createdBy], [users.tenantId, users.id]),
  ],
);

export const whitelistLines = pgTable(
  'whitelist_lines',
  {
    tenantId: tenantId(),
    batchId: uuid().notNull(),
    number: integer().notNull(),
    text: text().notNull(),
    address: text(),
    problem: text({ enum: LINE_PROBLEMS }),
    /** The line that has the same address. */
    first: integer(),
    /** The list has it already: neither written nor wrong. */
    known: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.batchId, t.number] }),
    index('whitelist_lines_bad').on(t.tenantId, t.batchId, t.number).where(sql`problem is not null`),
    foreignKey({
      name: 'whitelist_lines_batch_fk',
      columns: [t.tenantId, t.batchId],
      foreignColumns: [whitelistBatches.tenantId, whitelistBatches.id],
    }).onDelete('cascade'),
    check('whitelist_lines_problem', isOneOf('problem', LINE_PROBLEMS)),
  ],
);
