import { z } from 'zod';
import { ALL_TRANSFER_REFUSALS, TRANSFER_DIRECTIONS, TRANSFER_KINDS } from '#domain/transfer/transfer.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, moneyString, nearDay, pageOf, pageQuery, soughtId } from './envelope.ts';
import { code, password, tokenCount, transferRecipient } from './fields.ts';

const project = z.object({ id, title: localizedText, symbol: z.string() });

/** A transfer as one of its two sides is shown it. */
const transfer = z.object({
  id,
  reference: z.string(),
  kind: z.enum(TRANSFER_KINDS),
  direction: z.enum(TRANSFER_DIRECTIONS),
  issuance: project,
  /** Null: that side had no wallet that day. */
  from_wallet: z.string().nullable(),
  to_wallet: z.string().nullable(),
  /** Initials of the other side: "E. R." */
  counterpart: z.string(),
  tokens: z.number().int(),
  /** What they were worth that day, or what was paid for them. */
  value: moneyString,
  at: instant,
});

export const listTransfers = endpoint({
  id: 'listTransfers',
  summary: 'Tokens that came to the person from other holders, or went to them; newest first',
  method: 'GET',
  path: '/transfers',
  caller: 'investor',
  query: pageQuery.extend({ direction: z.enum(TRANSFER_DIRECTIONS).optional(), issuance: soughtId.optional() }),
  answer: pageOf(transfer).extend({
    /** Of all their transfers, for the filter. */
    issuances: z.array(project),
    /** What others name them by to send them tokens; null without one. */
    own: z.object({ code: z.string().nullable(), wallet: z.string().nullable() }),
    /** Of what waits for their code; null where nothing does. */
    waiting: z.object({ tokens: z.number().int(), issuance: project, until: instant }).nullable(),
    /** Whether they hold any token. */
    holds: z.boolean(),
  }),
});

/** A transfer as managers read it: both sides by name. */
const managedTransfer = transfer.omit({ direction: true, counterpart: true, issuance: true }).extend({
  from: z.object({ id, name: z.string() }),
  to: z.object({ id, name: z.string() }),
});

/** Who gave tokens of a project to whom, newest first. 404 where the tenant has no such project. */
export const listProjectTransfers = endpoint({
  id: 'listProjectTransfers',
  summary: 'Tokens of an issuance that went from one holder to another',
  method: 'GET',
  path: '/manager/issuances/{id}/transfers',
  caller: 'manager',
  params: z.object({ id }),
  query: pageQuery.extend({
    kind: z.enum(TRANSFER_KINDS).optional(),
    /** Days of the tenant's calendar. */
    from: nearDay.optional(),
    to: nearDay.optional(),
  }),
  answer: pageOf(managedTransfer).extend({ issuance: project }),
});

export const getTransferForm = endpoint({
  id: 'getTransferForm',
  summary: 'What the person holds, and what of it they can transfer',
  method: 'GET',
  path: '/transfers/new',
  caller: 'investor',
  answer: dataOf(
    z.object({
      holdings: z.array(
        z.object({
          issuance: project,
          held: z.number().int(),
          /** Not offered on the board, promised to anybody, or in a certificate. */
          free: z.number().int(),
          /** Of those that are not free, how many stand in certificates of legitimation. */
          certified: z.number().int(),
          /** Why none of it can go now, whoever receives it; null where it can. */
          refused: z.enum(ALL_TRANSFER_REFUSALS).nullable(),
        }),
      ),
    }),
  ),
});

/** What stands in the form has to be right before a code leaves; nothing moves and nothing is kept back. A new one takes the place of the one before. */
export const prepareTransfer = endpoint({
  id: 'prepareTransfer',
  summary: 'Prepare a transfer of tokens, and mail the one-time code that confirms it',
  method: 'POST',
  path: '/transfers/prepare',
  action: 'token.transfer',
  body: z.object({ issuance_id: id, to: transferRecipient, tokens: tokenCount }),
  answer: dataOf(z.object({ id, expires_at: instant })),
  idempotent: true,
  errors: ['code.too_soon', 'code.too_many'],
});

const draft = z.object({
  id,
  issuance: project,
  from_wallet: z.string().nullable(),
  to_wallet: z.string().nullable(),
  /** Initials of who receives. */
  recipient: z.string(),
  tokens: z.number().int(),
  /** What the person holds now, and will hold. */
  held: z.number().int(),
  left: z.number().int(),
  /** What they are worth today. */
  value: moneyString,
  until: instant,
  /** Whoever came by another way has none to be asked for. */
  has_password: z.boolean(),
});

/** 404 where nothing waits for a confirmation. */
export const getTransferDraft = endpoint({
  id: 'getTransferDraft',
  summary: 'The transfer that waits for its confirmation',
  method: 'GET',
  path: '/transfers/draft',
  caller: 'investor',
  answer: dataOf(draft),
});

export const sendTransferCode = endpoint({
  id: 'sendTransferCode',
  summary: 'Mail another one-time code for the prepared transfer; a new one voids the old',
  method: 'POST',
  path: '/transfers/draft/code',
  action: 'token.transfer',
  body: z.object({ id }),
  answer: dataOf(z.object({ sent: z.literal(true), expires_at: instant })),
  errors: ['code.too_soon', 'code.too_many', 'transfer.not_waiting'],
});

/** Password and mailed code, then the tokens move, once. `transfer.not_waiting`: another window has confirmed it, changed it or dropped it. */
export const confirmTransfer = endpoint({
  id: 'confirmTransfer',
  summary: 'Confirm the prepared transfer: the tokens move at once',
  method: 'POST',
  path: '/transfers/draft/confirm',
  action: 'token.transfer',
  body: z.object({ id, password: password.optional(), code }),
  answer: dataOf(z.object({ id, reference: z.string(), tokens: z.number().int(), issuance: project })),
  idempotent: true,
  errors: [
    'code.wrong',
    'code.expired',
    'transfer.password_wrong',
    'transfer.too_many_tries',
    'transfer.not_waiting',
    'transfer.not_closed',
    'transfer.matured',
    'transfer.on_chain',
    'transfer.sender_not_listed',
    'transfer.sender_held',
    'transfer.record_moment',
    'transfer.same_person',
    'transfer.recipient_not_listed',
    'transfer.recipient_held',
    'transfer.certified',
    'transfer.too_many',
  ],
});

export const dropTransfer = endpoint({
  id: 'dropTransfer',
  summary: 'Drop the prepared transfer: nothing moves',
  method: 'POST',
  path: '/transfers/draft/drop',
  action: 'token.transfer',
  body: z.object({ id }),
  answer: dataOf(z.object({ dropped: z.boolean() })),
});
