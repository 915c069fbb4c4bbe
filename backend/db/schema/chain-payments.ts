import { bigint, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, sameTenant, tenantId } from './columns.ts';
import { paymentAttempts } from './online-payments.ts';

/** Ether in wei: 78 digits hold every amount of an EVM chain. */
const wei = () => numeric({ precision: 78, scale: 0, mode: 'bigint' });
const blockNumber = () => bigint({ mode: 'number' });

/** How far a tenant's watcher has read a chain, and the next deposit address of the tenant there. */
export const chainCursors = pgTable(
  'chain_cursors',
  {
    tenantId: tenantId(),
    chainId: integer().notNull(),
    blockNumber: blockNumber().notNull(),
    blockHash: text().notNull(),
    /** Counts up; an index is never used twice. */
    nextIndex: integer().notNull().default(0),
    updatedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.chainId] })],
);

/** `SEEN` waits for confirmations, `CONFIRMED` for what is missing, `BOOKED` has its portions, `DUST` is worth no cent, `GONE` is on the chain no more. */
const TRANSFER_STATES = ['SEEN', 'CONFIRMED', 'BOOKED', 'DUST', 'GONE'] as const;

/** Ether that came to a deposit address, once per transaction. */
export const chainTransfers = pgTable(
  'chain_transfers',
  {
    tenantId: tenantId(),
    hash: text().notNull(),
    attemptId: uuid().notNull(),
    /** The address that sent it, and to which it would go back. */
    payer: text().notNull(),
    wei: wei().notNull(),
    blockNumber: blockNumber().notNull(),
    blockHash: text().notNull(),
    /** The block's own time: it decides whether the quote still held. */
    blockAt: moment().notNull(),
    state: text({ enum: TRANSFER_STATES }).notNull(),
    seenAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.hash] }),
    index('chain_transfers_attempt').on(t.tenantId, t.attemptId),
    index('chain_transfers_waiting').on(t.tenantId, t.state, t.blockNumber),
    sameTenant('chain_transfers_attempt', [t.tenantId, t.attemptId], [paymentAttempts.tenantId, paymentAttempts.id]),
  ],
);

/** A transaction that was signed and may have been sent; wei as decimal text. */
export interface SignedTransaction {
  hash: string;
  raw: string;
  sentWei: string;
  feeWei: string;
}

/** What one payment has of one transfer, and the transaction that sends it back. */
export const chainPortions = pgTable(
  'chain_portions',
  {
    tenantId: tenantId(),
    /** `payments.provider_reference` of the payment. */
    paymentReference: text().notNull(),
    transferHash: text().notNull(),
    attemptId: uuid().notNull(),
    wei: wei().notNull(),
    sentNonce: integer(),
    sentHash: text(),
    /** The signed transaction, so that the very same can be sent again. */
    sentRaw: text(),
    sentWei: wei(),
    /** The most that the network may take for it; it comes off what goes back. */
    feeWei: wei(),
    sentAt: moment(),
    /** When the fee of the newest signed transaction was set; null for those that were signed before fees were set anew. */
    pricedAt: moment(),
    /** Transactions of the same nonce that were signed before, newest last: any of them may be the one that is carried out. */
    replaced: jsonb().$type<SignedTransaction[]>().notNull().default([]),
    minedAt: moment(),
    /** It was carried out and did not move the ether: its address does not take it. */
    failedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.paymentReference, t.transferHash] }),
    unique('chain_portions_nonce').on(t.tenantId, t.attemptId, t.sentNonce),
    sameTenant('chain_portions_transfer', [t.tenantId, t.transferHash], [chainTransfers.tenantId, chainTransfers.hash]),
    sameTenant('chain_portions_attempt', [t.tenantId, t.attemptId], [paymentAttempts.tenantId, paymentAttempts.id]),
  ],
);
