import { z } from 'zod';
import { DISTRIBUTION_STATUSES } from '#domain/distribution/status.ts';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { CLAIM_TARGETS, EARNING_STATUSES } from '#domain/earning/status.ts';
import { earning, earningSums } from './earning.ts';
import { endpoint } from './endpoint.ts';
import {
  dataOf,
  day,
  id,
  instant,
  localizedText,
  moneyString,
  nearDay,
  pageOf,
  pageQuery,
  soughtId,
} from './envelope.ts';

/** `earning`: that one alone. */
const listQuery = pageQuery.extend({
  status: z.enum(EARNING_STATUSES).optional(),
  issuance: soughtId.optional(),
  earning: soughtId.optional(),
});

/** The person's own earnings, newest first, with the sums of all that were paid to them. */
export const listEarnings = endpoint({
  id: 'listEarnings',
  summary: "The investor's earnings",
  method: 'GET',
  path: '/earnings',
  caller: 'investor',
  /** `from` and `to`: days of the tenant's calendar on which they were distributed. */
  query: listQuery.extend({ from: nearDay.optional(), to: nearDay.optional() }),
  answer: pageOf(earning).extend({
    /** Of all that fits what was asked, also of what is not paid yet. */
    listed: earningSums,
    sums: earningSums,
    /** Paid and not claimed. */
    claimable: earningSums,
    /** Whether they claim at all; where not, what is paid is on their balance at once. */
    claims: z.boolean(),
    /** By the quarter of the tenant's calendar in which they were paid, oldest first. */
    quarters: z.array(z.object({ quarter: z.string(), net: moneyString, withheld: moneyString })),
    issuances: z.array(z.object({ id, title: localizedText })),
  }),
});

/** What can be claimed now: one, or all; and where to. */
export const previewClaim = endpoint({
  id: 'previewClaim',
  summary: 'What a claim would bring, and where to',
  method: 'GET',
  path: '/earnings/claim',
  caller: 'investor',
  query: z.object({ id: soughtId.optional() }),
  answer: dataOf(
    z.object({
      earnings: z.array(earning),
      net: moneyString,
      balance: z.boolean(),
      bank: z.object({
        state: z.enum(['none', 'waits', 'usable']),
        /** "ES21 •••• 3390". */
        account: z.string().nullable(),
        until: instant.nullable(),
      }),
      /** The caller's own wallet; null where the tenant pays none in ether. `unproved`: no signature says that it is theirs. */
      wallet: z
        .object({
          state: z.enum(['none', 'unproved', 'waits', 'usable']),
          address: z.string().nullable(),
          until: instant.nullable(),
        })
        .nullable(),
    }),
  ),
});

/**
 * Claims what a person has seen: it cannot be undone. `net` is the sum that they saw. 409 `earning.not_claimable` where one of them is claimed already or
 * not paid, `earning.no_bank_account`, `earning.account_waits` with `params.until`, `earning.no_wallet`, `earning.wallet_waits` with `params.until`,
 * `earning.claims_off`, `earning.balance_off`, `earning.wallets_off`, `earning.changed`.
 */
export const claimEarnings = endpoint({
  id: 'claimEarnings',
  summary: 'Claim earnings to the balance, the bank or the own wallet',
  method: 'POST',
  path: '/earnings/claim',
  action: 'earning.claim',
  body: z.object({ ids: z.array(id).min(1).max(500), to: z.enum(CLAIM_TARGETS), net: moneyString }),
  answer: dataOf(z.object({ claimed: z.number().int(), net: moneyString, to: z.enum(CLAIM_TARGETS) })),
  idempotent: true,
  errors: [
    'earning.not_claimable',
    'earning.no_bank_account',
    'earning.account_waits',
    'earning.no_wallet',
    'earning.wallet_waits',
    'earning.wallets_off',
    'earning.claims_off',
    'earning.balance_off',
    'earning.changed',
    'earning.not_now',
  ],
});

/** Every distribution that managers (all) and issuers (of their own projects) see, newest first. */
export const listAllDistributions = endpoint({
  id: 'listAllDistributions',
  summary: 'Distributions of every project',
  method: 'GET',
  path: '/managed/distributions',
  caller: 'issuer-or-manager',
  query: pageQuery.extend({ status: z.enum(DISTRIBUTION_STATUSES).optional() }),
  answer: pageOf(
    z.object({
      id,
      number: z.number().int(),
      name: z.string(),
      kind: z.enum(DISTRIBUTION_KINDS),
      status: z.enum(DISTRIBUTION_STATUSES),
      issuance: z.object({ id, title: localizedText, issuer: z.string() }),
      record_on: day,
      proposed_at: instant,
      holders: z.number().int(),
      paid_holders: z.number().int(),
      gross: moneyString,
      withheld: moneyString,
      net: moneyString,
      paid: moneyString,
    }),
  ).extend({
    /** Of each state: how many, and their gross. */
    tiles: z.array(z.object({ status: z.enum(DISTRIBUTION_STATUSES), count: z.number().int(), gross: moneyString })),
    /** Parts that were paid and that their holders have not claimed yet; null where nobody claims. */
    unclaimed: z.object({ count: z.number().int(), net: moneyString }).nullable(),
  }),
});

/** Earnings as managers (all) and issuers (of their own projects) see them, newest first. */
export const listManagedEarnings = endpoint({
  id: 'listManagedEarnings',
  summary: 'Earnings of an issuance or of a person',
  method: 'GET',
  path: '/managed/earnings',
  caller: 'issuer-or-manager',
  query: listQuery.extend({ person: soughtId.optional() }),
  answer: pageOf(earning),
});

/** Somebody by name: any person of the tenant for a manager; for an issuer who holds or has held tokens of theirs, or was due earnings of them. 404 for anybody else. */
export const getManagedInvestor = endpoint({
  id: 'getManagedInvestor',
  summary: 'An investor by name',
  method: 'GET',
  path: '/managed/investors/{id}',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  /** Initials where the tenant says so; empty for an issuer where the person has no name. */
  answer: dataOf(z.object({ id, name: z.string() })),
});
