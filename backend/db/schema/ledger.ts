import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/**
 * What an account stands for. A posting above zero puts into it.
 * Money: `bank` is the world outside (the safeguarding account's counterpart, below zero as money comes in); `investor_cash` is an investor's
 * available balance; `issuance_escrow` money that one investor has paid or set aside for one issuance and that is not yet the issuer's; `issuer_cash` what is the issuer's;
 * `fees` the platform's; `refunds_due` money on its way back; `suspense` money that belongs to no live order;
 * `provider_claims` what a provider gave back or withheld by itself, below zero until a refund covers it.
 * `distribution_funds` an issuer's money for one distribution; `earnings_due` what one person was paid of distributions and has not claimed; `payouts_due`
 * what is on its way to people's banks; `withholding_due` what is kept back for the tax office;
 * `ether_paid` what the tenant has paid people in its own ether: as much of the money kept for them is the tenant's.
 * Tokens: `treasury` is an issuance's supply (below zero by what was minted); `holding` what one person owns.
 */
const ACCOUNT_KINDS = [
  'bank',
  'investor_cash',
  'issuance_escrow',
  'issuer_cash',
  'fees',
  'refunds_due',
  'suspense',
  'provider_claims',
  'treasury',
  'holding',
  'distribution_funds',
  'earnings_due',
  'payouts_due',
  'withholding_due',
  'ether_paid',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Kinds that may go below zero; the database refuses it for all others. */
export const UNGUARDED_KINDS = ['bank', 'provider_claims', 'treasury'] as const satisfies readonly AccountKind[];

/** An account of one asset: a currency code (`EUR`, cents) or `token:<issuance id>` (whole tokens). */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    asset: text().notNull(),
    userId: uuid(),
    issuanceId: uuid(),
    distributionId: uuid(),
    /** Whether the database refuses a balance below zero. */
    guarded: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('ledger_accounts_unique')
      .on(t.tenantId, t.kind, t.asset, t.userId, t.issuanceId, t.distributionId)
      .nullsNotDistinct(),
    unique('ledger_accounts_asset').on(t.tenantId, t.id, t.asset),
    index('ledger_accounts_user').on(t.tenantId, t.userId),
    sameTenant('ledger_accounts_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('ledger_accounts_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('ledger_accounts_kind', isOneOf('kind', ACCOUNT_KINDS)),
    check(
      'ledger_accounts_guarded',
      sql.raw(`guarded = (kind not in (${UNGUARDED_KINDS.map((kind) => `'${kind}'`).join(', ')}))`),
    ),
  ],
);

/** One movement. `kind` and `ref` name the event in the world, once: it can never be posted twice. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    tenantId: tenantId(),
    id: id(),
    /** `investment.charged`, `investment.minted`… */
    kind: text().notNull(),
    /** What happened to whom: the investment's id, the refund's id… */
    ref: text().notNull(),
    memo: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('ledger_entries_once').on(t.tenantId, t.kind, t.ref),
    index('ledger_entries_ref').on(t.tenantId, t.ref),
  ],
);

/** One side of a movement. Never changed and never deleted. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    tenantId: tenantId(),
    entryId: uuid().notNull(),
    accountId: uuid().notNull(),
    asset: text().notNull(),
    /** Cents or tokens; above zero puts into the account. */
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.entryId, t.accountId] }),
    index('ledger_postings_account').on(t.tenantId, t.accountId, t.amount),
    sameTenant('ledger_postings_entry', [t.tenantId, t.entryId], [ledgerEntries.tenantId, ledgerEntries.id]),
    foreignKey({
      name: 'ledger_postings_account_fk',
      columns: [t.tenantId, t.accountId, t.asset],
      foreignColumns: [ledgerAccounts.tenantId, ledgerAccounts.id, ledgerAccounts.asset],
    }),
    check('ledger_postings_amount', sql.raw('amount <> 0')),
  ],
);
