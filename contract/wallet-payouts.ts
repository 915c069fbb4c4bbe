import { z } from 'zod';
import { HELD_REASONS } from '#domain/earning/payable.ts';
import { WITHDRAWAL_REFUSALS } from '#domain/payout/batch-withdrawal.ts';
import { PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { WALLET_REFUSALS, WALLET_TRANSFER_STATES } from '#domain/payout/wallet-transfer.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString, pageOf, pageQuery } from './envelope.ts';

const count = z.number().int();
/** Whole ether as a decimal text: "0.0405". */
const ether = z.string();
const hash = z
  .string()
  .trim()
  .regex(/^0x[0-9a-fA-F]{64}$/, { error: 'validator.error_transaction_hash' })
  .transform((text) => text.toLowerCase());

const batch = z.object({
  id,
  name: z.string(),
  chain_id: count,
  /** The tenant's own wallet, which sends it. */
  payer: z.string(),
  /** What one ether costs in it, and when that was asked. */
  rate: moneyString,
  rate_at: instant,
  made_at: instant,
  made_by: z.string(),
  transfers: count,
  /** How many are closed. */
  sent: count,
  total: moneyString,
  total_ether: ether,
  withdrawn_at: instant.nullable(),
});

/** People's money on its way to their wallets, by state: what waits, oldest first; what stands in a batch and what was sent, newest first. */
export const listWalletPayouts = endpoint({
  id: 'listWalletPayouts',
  summary: 'Pay-outs to wallets by state, and what the next batch would hold',
  method: 'GET',
  path: '/manager/payouts/wallets',
  caller: 'manager',
  query: pageQuery.extend({ state: z.enum(PAYOUT_STATES).default('WAITING') }),
  answer: pageOf(
    z.object({
      id,
      user_id: id,
      state: z.enum(PAYOUT_STATES),
      name: z.string(),
      /** Where it goes, or went; null where its person has no wallet now. */
      address: z.string().nullable(),
      amount: moneyString,
      /** Frozen by its batch. */
      ether: ether.nullable(),
      since: instant,
      sent_at: instant.nullable(),
      /** The batch that it stands in, or left with. */
      batch: z.object({ id, name: z.string() }).nullable(),
      /** Of one that waits: why it stays out of the next batch; null where it can go. */
      refusal: z.enum([...WALLET_REFUSALS, ...HELD_REASONS]).nullable(),
    }),
  ).extend({
    /** From where the tenant pays in ether; null where it does not: what waits from before is told all the same. */
    from: z.object({ chain_id: count, payer: z.string() }).nullable(),
    next: z.object({ transfers: count, total: moneyString, left: count, more: z.boolean() }),
    /** As far as they were counted. */
    counts: z.object({ waiting: count, in_file: count }),
  }),
});

/** The batches of transfers of ether, newest first. */
export const listWalletBatches = endpoint({
  id: 'listWalletBatches',
  summary: 'Batches of transfers for the tenant’s wallet',
  method: 'GET',
  path: '/manager/payouts/batches',
  caller: 'manager',
  query: pageQuery,
  answer: pageOf(batch),
});

/**
 * Puts what waits into a batch: the rate is asked now, and frozen with each address and its wei; each amount stands in one batch at a time. The total in the tenant's
 * currency is typed. 503 `payment.provider_down` where there is no rate.
 */
export const makeWalletBatch = endpoint({
  id: 'makeWalletBatch',
  summary: 'Make a batch of transfers for the tenant’s wallet',
  method: 'POST',
  path: '/manager/payouts/batches',
  action: 'payout.make_batch',
  body: z.object({ total: moneyString }),
  answer: dataOf(batch),
  idempotent: true,
  takesLong: true,
  errors: ['payout.no_wallet', 'payout.none', 'payout.changed', 'payout.rate_old', 'payment.provider_down'],
});

/** A batch, its transfers and what became of each, and its documents: the same bytes whenever it is asked for. */
export const getWalletBatch = endpoint({
  id: 'getWalletBatch',
  summary: 'A batch of transfers for the tenant’s wallet',
  method: 'GET',
  path: '/manager/payouts/batches/{id}',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    batch.extend({
      rows: z.array(
        z.object({
          reference: z.string(),
          user_id: id,
          name: z.string(),
          address: z.string(),
          amount: moneyString,
          ether,
          wei: z.string(),
          outcome: z.enum(WALLET_TRANSFER_STATES),
          hash: z.string().nullable(),
          /** Its page at the explorer of the chain, where one is known. */
          page: z.string().nullable(),
          /** Opens a wallet with this transfer (EIP-681); null where it is not to be sent any more. */
          link: z.string().nullable(),
          seen_at: instant.nullable(),
          ended_at: instant.nullable(),
        }),
      ),
      /** The wallet of one's own machine, which sends it and moves no money; null elsewhere. */
      wallet_url: z.url().nullable(),
      /** `csv`: address, wei, ether, reference. `safe`: for the Transaction Builder of a Safe. Empty once nothing of it is to be sent. */
      documents: z.array(z.object({ kind: z.enum(['csv', 'safe']), name: z.string(), content: z.string() })),
    }),
  ),
});

/** Whether a batch may be withdrawn now, and else why not: what `withdrawWalletBatch` would say, its chain asked where it decides. */
export const getBatchWithdrawal = endpoint({
  id: 'getBatchWithdrawal',
  summary: 'Whether a batch may be withdrawn now',
  method: 'GET',
  path: '/manager/payouts/batches/{id}/withdraw',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      /** Null: it may be. */
      refusal: z.enum(WITHDRAWAL_REFUSALS).nullable(),
      /** Of one that is too young: from when on. */
      from: instant.nullable(),
    }),
  ),
  takesLong: true,
});

/**
 * Takes a batch back of which nothing was sent: its pay-outs wait again. 409 `payout.batch_seen` where a transfer was seen, `payout.batch_young` within the first hour with
 * `params.from`, `payout.batch_unread` while blocks are still to be read, `payout.batch_waiting` while its wallet has a transaction that waits for a block,
 * `payout.batch_acted` where its wallet has called a contract since, which may have sent it from inside, `payout.batch_silent` where no chain says, `payout.batch_withdrawn`.
 */
export const withdrawWalletBatch = endpoint({
  id: 'withdrawWalletBatch',
  summary: 'Withdraw a batch of which nothing was sent',
  method: 'POST',
  path: '/manager/payouts/batches/{id}/withdraw',
  action: 'payout.withdraw_batch',
  params: z.object({ id }),
  answer: dataOf(batch),
  idempotent: true,
  takesLong: true,
  errors: [
    'payout.batch_seen',
    'payout.batch_young',
    'payout.batch_unread',
    'payout.batch_waiting',
    'payout.batch_silent',
    'payout.batch_acted',
    'payout.batch_withdrawn',
    'payment.provider_down',
  ],
});

/**
 * Names the transaction that paid transfers of a batch: for wallets of several signers, whose transfers no block lists. It is held against the chain: carried out, of the
 * batch's wallet, and each address has got its wei. 422 on `hash`; answers how many transfers it is.
 */
export const noteWalletTransaction = endpoint({
  id: 'noteWalletTransaction',
  summary: 'Name the transaction that paid transfers of a batch',
  method: 'POST',
  path: '/manager/payouts/batches/{id}/transaction',
  action: 'payout.note_transaction',
  params: z.object({ id }),
  body: z.object({ hash }),
  answer: dataOf(z.object({ found: count })),
  idempotent: true,
  takesLong: true,
  errors: ['payout.batch_withdrawn', 'payment.provider_down'],
});
