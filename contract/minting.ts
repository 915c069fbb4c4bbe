import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant } from './envelope.ts';

const mintResult = z.object({ id, minted: z.boolean(), refused: z.string().nullable() });

/** Each id is minted or refused with its reason; one that is minted already stays minted. */
export const mintInvestments = endpoint({
  id: 'mintInvestments',
  summary: 'Mint the tokens of paid and signed investments',
  method: 'POST',
  path: '/manager/investments/mint',
  action: 'token.mint',
  body: z.object({ ids: z.array(id).min(1).max(100) }),
  answer: dataOf(z.array(mintResult)).extend({
    /** `getMintRun` tells it again; null where it is not kept. */
    run: id.nullable().default(null),
  }),
  idempotent: true,
});

/** What became of each of the orders that a manager minted at once. */
export const getMintRun = endpoint({
  id: 'getMintRun',
  summary: 'Result of one mint by hand',
  method: 'GET',
  path: '/manager/mint-runs/{id}',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(z.object({ id, at: instant, by: z.string(), results: z.array(mintResult) })),
});
