import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import { CHAIN_ACT_KINDS, CHAIN_ACT_STATES } from '#domain/issuance/chain-act.ts';
import { id, isOneOf, moment, sameTenant, tenantId, tokenCount } from './columns.ts';
import { investments } from './investments.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

const blockNumber = () => bigint({ mode: 'number' });

/** A token that a manager has had made on the chain, and how it stood when it was last held beside the register. Addresses in lower case. */
export const chainTokens = pgTable(
  'chain_tokens',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    chainId: integer().notNull(),
    requestedBy: uuid().notNull(),
    requestedAt: moment().notNull(),
    address: text(),
    registry: text(),
    paused: boolean().notNull().default(true),
    /** The last entry of the whitelist that was taken over. */
    listedUntil: moment(),
    listedEntry: uuid(),
    supply: tokenCount(),
    registerSupply: tokenCount(),
    /** Tokens of the ledger that are not on the chain yet. */
    pending: tokenCount(),
    /** People, and addresses of nobody, whose tokens there are not those of the register. */
    differing: integer(),
    checkedAt: moment(),
    checkedBlock: blockNumber(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId] }),
    sameTenant('chain_tokens_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('chain_tokens_by', [t.tenantId, t.requestedBy], [users.tenantId, users.id]),
    check('chain_tokens_address', sql.raw("address ~ '^0x[0-9a-f]{40}$' and registry ~ '^0x[0-9a-f]{40}$'")),
  ],
);

/** What goes into a transaction; `to` null makes a contract. */
export interface ActCall {
  to: string | null;
  data: string;
  /** Units, a quarter above what the node has counted. */
  gas: string;
}

/** A signed form of a transaction; fees in wei for one unit of gas. */
export interface SignedAct {
  hash: string;
  raw: string;
  maxFee: string;
  tip: string;
}

/** What an act is about; addresses in lower case. */
interface ActParams {
  /** Of the suite: which step. */
  step?: string;
  address?: string;
  to?: string;
  tokens?: number;
}

/** One transaction each; `key` says what it is for, so that nothing is asked twice. */
export const chainActs = pgTable(
  'chain_acts',
  {
    tenantId: tenantId(),
    id: id(),
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    chainId: integer().notNull(),
    issuanceId: uuid(),
    key: text().notNull(),
    kind: text({ enum: CHAIN_ACT_KINDS }).notNull(),
    params: jsonb().$type<ActParams>().notNull().default({}),
    state: text({ enum: CHAIN_ACT_STATES }).notNull(),
    userId: uuid(),
    investmentId: uuid(),
    reason: text(),
    requestedBy: uuid(),
    decidedBy: uuid(),
    decidedAt: moment(),
    signer: text(),
    nonce: integer(),
    call: jsonb().$type<ActCall>(),
    signed: jsonb().$type<SignedAct[]>().notNull().default([]),
    pricedAt: moment(),
    blockNumber: blockNumber(),
    blockHash: text(),
    /** The address that it made. */
    result: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: moment(),
    failure: text(),
    createdAt: moment().notNull(),
    movedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('chain_acts_once').on(t.tenantId, t.chainId, t.key),
    index('chain_acts_open').on(t.tenantId, t.chainId, t.state, t.place),
    index('chain_acts_issuance').on(t.tenantId, t.issuanceId, t.place),
    uniqueIndex('chain_acts_investment').on(t.tenantId, t.investmentId).where(sql`investment_id is not null`),
    sameTenant('chain_acts_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('chain_acts_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('chain_acts_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('chain_acts_requested', [t.tenantId, t.requestedBy], [users.tenantId, users.id]),
    sameTenant('chain_acts_decided', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
    check('chain_acts_state', isOneOf('state', CHAIN_ACT_STATES)),
    check('chain_acts_two_people', sql.raw('decided_by <> requested_by')),
    check('chain_acts_reserved', sql.raw("state <> 'SENT' or nonce is not null")),
  ],
);

/** The next nonce of an account that signs. */
export const chainSigners = pgTable(
  'chain_signers',
  { tenantId: tenantId(), chainId: integer().notNull(), address: text().notNull(), nextNonce: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.chainId, t.address] })],
);

/** Every address that a token has ever known, as it stood on the chain when it was last read. */
export const chainHolders = pgTable(
  'chain_holders',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    address: text().notNull(),
    userId: uuid(),
    identity: text(),
    /** In the token's identity registry. */
    listed: boolean().notNull().default(false),
    frozen: boolean().notNull().default(false),
    tokens: tokenCount().notNull().default(0),
    seenAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId, t.address] }),
    index('chain_holders_user').on(t.tenantId, t.issuanceId, t.userId),
    sameTenant('chain_holders_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('chain_holders_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('chain_holders_address', sql.raw("address ~ '^0x[0-9a-f]{40}$'")),
  ],
);
