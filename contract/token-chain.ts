import { z } from 'zod';
import { CHAIN_ACT_KINDS, CHAIN_ACT_STATES, HAND_ACTS } from '#domain/issuance/chain-act.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant } from './envelope.ts';
import { reason, walletAddress } from './fields.ts';

/** One transaction of a token. Addresses as EIP-55 writes them. */
const chainAct = z.object({
  id,
  kind: z.enum(CHAIN_ACT_KINDS),
  state: z.enum(CHAIN_ACT_STATES),
  address: z.string().nullable(),
  to: z.string().nullable(),
  tokens: z.number().int().nullable(),
  investment_id: id.nullable(),
  reason: z.string().nullable(),
  /** Who asked for it, and whether that is the reader: they may not approve it. */
  requested_by: z.string().nullable(),
  mine: z.boolean(),
  decided_by: z.string().nullable(),
  /** What the node said, or `no_funds`, `dropped`. */
  failure: z.string().nullable(),
  next_try_at: instant.nullable(),
  /** Of the transaction; null before it is signed. */
  hash: z.string().nullable(),
  explorer_url: z.string().nullable(),
  at: instant,
});

/** How a token stands on the chain, as it was last read; nothing is asked of a node for it. 404 where there is no such issuance. */
export const getTokenChain = endpoint({
  id: 'getTokenChain',
  summary: 'A token on its chain',
  method: 'GET',
  path: '/manager/tokens/{id}/chain',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      /** The tenant has a chain, and somebody here signs. */
      offered: z.boolean(),
      signs: z.boolean(),
      /** Null: nobody has asked for it. */
      token: z
        .object({
          /** Null while it is being made. */
          address: z.string().nullable(),
          explorer_url: z.string().nullable(),
          paused: z.boolean(),
          requested_at: instant,
        })
        .nullable(),
      /** The last reconciliation with the register; null before the first. */
      check: z
        .object({
          at: instant,
          supply: z.number().int(),
          register: z.number().int(),
          pending: z.number().int(),
          differing: z.number().int(),
        })
        .nullable(),
      acts: z.array(chainAct),
      /** Who holds other tokens there than in the register first; at most 50. */
      holders: z.array(
        z.object({
          /** Null: addresses of nobody. */
          user_id: id.nullable(),
          name: z.string(),
          register: z.number().int(),
          chain: z.number().int(),
          addresses: z.array(z.object({ address: z.string(), listed: z.boolean(), frozen: z.boolean() })),
        }),
      ),
    }),
  ),
});

/** Has the token made on the tenant's chain; asked again it stays as it is. */
export const deployToken = endpoint({
  id: 'deployToken',
  summary: 'Make a token on the chain',
  method: 'POST',
  path: '/manager/tokens/{id}/chain',
  action: 'token.create',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: ['token.no_chain', 'token.incomplete', 'token.has_moved', 'token.certified'],
});

/** Asks for an act by hand; another manager approves it. `tokens` of a forced transfer, `to` of one and of a recovery. */
export const requestTokenAct = endpoint({
  id: 'requestTokenAct',
  summary: 'Ask for a freeze, a pause, a forced transfer or a recovery',
  method: 'POST',
  path: '/manager/tokens/{id}/acts',
  action: 'token.act',
  params: z.object({ id }),
  body: z.object({
    act: z.enum(HAND_ACTS),
    address: walletAddress.optional(),
    to: walletAddress.optional(),
    tokens: z.number().int().min(1).max(1_000_000_000).optional(),
    reason,
  }),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: [
    'token.not_on_chain',
    'token.unknown_address',
    'token.not_listed',
    'token.already_listed',
    'token.too_many',
    'token.no_change',
  ],
});

/** The second look: never by who asked. */
export const decideTokenAct = endpoint({
  id: 'decideTokenAct',
  summary: 'Approve or reject an act on a token',
  method: 'POST',
  path: '/manager/tokens/{id}/acts/{act_id}',
  action: 'token.act',
  params: z.object({ id, act_id: id }),
  body: z.object({ decision: z.enum(['approve', 'reject']) }),
  answer: dataOf(z.object({ state: z.enum(CHAIN_ACT_STATES) })),
  idempotent: true,
  errors: ['token.own_request', 'token.decided'],
});
