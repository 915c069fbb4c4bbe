import { z } from 'zod';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { WHITELIST_STATES } from '#domain/issuance/whitelist.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, moneyString } from './envelope.ts';

const project = z.object({ id, title: localizedText, symbol: z.string() });

/** The investments wallet of a person (specification, section 2): their addresses, who admits each, the tokens that they hold, and their orders. */
export const getUserWallet = endpoint({
  id: 'getUserWallet',
  summary: 'The investments wallet of a person',
  method: 'GET',
  path: '/manager/users/{id}/wallet',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      /** As EIP-55 writes them; an address on a whitelist that is the person's no longer stands here too. */
      wallets: z.array(
        z.object({
          address: z.string(),
          /** It is the one that the person has named. */
          own: z.boolean(),
          /** When they proved by a signature that it is theirs; null: nobody was asked. */
          proved_at: instant.nullable(),
          lists: z.array(z.object({ project, state: z.enum(WHITELIST_STATES) })),
        }),
      ),
      /** Whitelists that admit the person without an address. */
      admitted: z.array(z.object({ project, state: z.enum(WHITELIST_STATES) })),
      /** Whole tokens, most first. */
      holdings: z.array(z.object({ project, tokens: z.number().int(), since: instant, moved_at: instant })),
      /** Orders that are not cancelled, newest first, at most 50. */
      orders: z.array(
        z.object({
          id,
          reference: z.string(),
          project,
          status: z.enum(INVESTMENT_STATUSES),
          tokens: z.number().int(),
          amount: moneyString,
        }),
      ),
    }),
  ),
});
