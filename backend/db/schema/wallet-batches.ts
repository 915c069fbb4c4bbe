import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { WALLET_TRANSFER_STATES } from '#domain/payout/wallet-transfer.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { payouts } from './payouts.ts';
import { users } from './users.ts';

/** Ether in wei: 78 digits hold every amount of an EVM chain. */
const wei = () => numeric({ precision: 78, scale: 0, mode: 'bigint' }).notNull();

/** Transfers of ether that a tenant makes with its own wallet, at one rate, frozen. */
export const walletBatches = pgTable(
  'wallet_batches',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    chainId: integer().notNull(),
    /** The wallet that sends them, as EIP-55 writes it. */
    payer: text().notNull(),
    /** Cents for one whole ether, and when it was asked. */
    rateCents: cents().notNull(),
    rateAt: moment().notNull(),
    transfers: integer().notNull(),
    totalCents: cents().notNull(),
    totalWei: wei(),
    madeBy: uuid().notNull(),
    madeAt: moment().notNull(),
    /** The block up to which the chain was read when it was made. */
    blockNumber: bigint({ mode: 'number' }).notNull().default(0),
    /** Since a first transaction of it was seen nobody withdraws it, whatever becomes of that. */
    seenAt: moment(),
    /** Since its wallet has called a contract, or was called as one, nobody withdraws it: what is sent from inside stands in no list. */
    actedAt: moment(),
    withdrawnBy: uuid(),
    withdrawnAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'wallet_batches_pk', columns: [t.tenantId, t.id] }),
    unique('wallet_batches_name').on(t.tenantId, t.name),
    index('wallet_batches_newest').on(t.tenantId, t.madeAt, t.id),
    index('wallet_batches_payer_of').on(t.tenantId, t.chainId, t.payer),
    sameTenant('wallet_batches_maker', [t.tenantId, t.madeBy], [users.tenantId, users.id]),
    sameTenant('wallet_batches_withdrawer', [t.tenantId, t.withdrawnBy], [users.tenantId, users.id]),
  ],
);

/** One transfer of a batch: to whom and where, as it stood when the batch was made, and the transaction that was found to be it. */
export const walletTransfers = pgTable(
  'wallet_transfers',
  {
    tenantId: tenantId(),
    reference: text().notNull(),
    batchId: uuid().notNull(),
    payoutId: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    /** As EIP-55 writes it. */
    address: text().notNull(),
    amountCents: cents().notNull(),
    wei: wei(),
    outcome: text({ enum: WALLET_TRANSFER_STATES }).notNull().default('OPEN'),
    transaction: text(),
    blockNumber: bigint({ mode: 'number' }),
    blockHash: text(),
    /** A transaction that is this transfer and nothing else; others carry several. */
    isPlain: boolean().notNull().default(true),
    /** Who named the transaction; null: it was found. */
    notedBy: uuid(),
    seenAt: moment(),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'wallet_transfers_pk', columns: [t.tenantId, t.reference] }),
    uniqueIndex('wallet_transfers_once').on(t.tenantId, t.payoutId).where(sql`outcome <> 'WITHDRAWN'`),
    uniqueIndex('wallet_transfers_plain')
      .on(t.tenantId, t.transaction)
      .where(sql`is_plain and transaction is not null`),
    index('wallet_transfers_batch').on(t.tenantId, t.batchId, t.reference),
    index('wallet_transfers_address').on(t.tenantId, sql`lower(${t.address})`),
    sameTenant('wallet_transfers_batch', [t.tenantId, t.batchId], [walletBatches.tenantId, walletBatches.id]),
    sameTenant('wallet_transfers_payout', [t.tenantId, t.payoutId], [payouts.tenantId, payouts.id]),
    sameTenant('wallet_transfers_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('wallet_transfers_noter', [t.tenantId, t.notedBy], [users.tenantId, users.id]),
    check('wallet_transfers_outcome', isOneOf('outcome', WALLET_TRANSFER_STATES)),
    check('wallet_transfers_amount', sql.raw('amount_cents > 0 and wei > 0')),
  ],
);
