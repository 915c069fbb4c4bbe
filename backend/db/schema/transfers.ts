import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { TOKEN_HOLD_CAUSES, TRANSFER_KINDS } from '#domain/transfer/transfer.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId, tokenCount } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** Tokens that went from one holder to another: each once, with the entry of the ledger (`tokens.transferred`, its id); never changed. */
export const tokenTransfers = pgTable(
  'token_transfers',
  {
    tenantId: tenantId(),
    id: id(),
    reference: text().notNull(),
    kind: text({ enum: TRANSFER_KINDS }).notNull(),
    /** What it was asked for by: the same key moves nothing twice. */
    key: text().notNull(),
    issuanceId: uuid().notNull(),
    fromUserId: uuid().notNull(),
    toUserId: uuid().notNull(),
    /** As EIP-55 writes them; null: a person without a wallet that day. */
    fromWallet: text(),
    toWallet: text(),
    tokens: tokenCount().notNull(),
    /** What they were worth that day, or what was paid for them. */
    valueCents: cents().notNull(),
    /** Capital that had come back of them since their price was set. */
    returnedCents: cents().notNull(),
    /** Null: no person asked. */
    askedBy: uuid(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('token_transfers_reference').on(t.tenantId, t.reference),
    unique('token_transfers_key').on(t.tenantId, t.key),
    index('token_transfers_of').on(t.tenantId, t.issuanceId, t.at, t.id),
    index('token_transfers_from').on(t.tenantId, t.fromUserId, t.at, t.id),
    index('token_transfers_to').on(t.tenantId, t.toUserId, t.at, t.id),
    sameTenant('token_transfers_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('token_transfers_from', [t.tenantId, t.fromUserId], [users.tenantId, users.id]),
    sameTenant('token_transfers_to', [t.tenantId, t.toUserId], [users.tenantId, users.id]),
    sameTenant('token_transfers_asked_by', [t.tenantId, t.askedBy], [users.tenantId, users.id]),
    check('token_transfers_kind', isOneOf('kind', TRANSFER_KINDS)),
    check('token_transfers_two_people', sql.raw('from_user_id <> to_user_id')),
    check(
      'token_transfers_wallets',
      sql.raw("from_wallet ~ '^0x[0-9a-fA-F]{40}$' and to_wallet ~ '^0x[0-9a-fA-F]{40}$'"),
    ),
    check('token_transfers_amounts', sql.raw('tokens > 0 and value_cents >= 0 and returned_cents >= 0')),
  ],
);

/** Tokens that their holder cannot give away, because something else has them already; it ends once. Written under the issuance's lock. */
export const tokenHolds = pgTable(
  'token_holds',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    userId: uuid().notNull(),
    tokens: tokenCount().notNull(),
    cause: text({ enum: TOKEN_HOLD_CAUSES }).notNull(),
    /** What keeps them: the ad's id, the sale's. */
    ref: uuid().notNull(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('token_holds_one_open').on(t.tenantId, t.cause, t.ref).where(sql`ended_at is null`),
    index('token_holds_open').on(t.tenantId, t.issuanceId, t.userId).where(sql`ended_at is null`),
    sameTenant('token_holds_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('token_holds_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('token_holds_cause', isOneOf('cause', TOKEN_HOLD_CAUSES)),
    check('token_holds_tokens', sql.raw('tokens > 0')),
  ],
);

/** What somebody is about to transfer, one at a time: looked at, and confirmed with a mailed code. Nothing is kept back for it. */
export const transferDrafts = pgTable(
  'transfer_drafts',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    id: id(),
    issuanceId: uuid().notNull(),
    toUserId: uuid().notNull(),
    /** The address that was named; null: named by their code. */
    toWallet: text(),
    tokens: tokenCount().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId] }),
    sameTenant('transfer_drafts_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('transfer_drafts_to', [t.tenantId, t.toUserId], [users.tenantId, users.id]),
    sameTenant('transfer_drafts_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('transfer_drafts_wallet', sql.raw("to_wallet ~ '^0x[0-9a-fA-F]{40}$'")),
    check('transfer_drafts_tokens', sql.raw('tokens > 0')),
  ],
);
