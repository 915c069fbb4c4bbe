import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

/** One order's tokens, now; where they cannot be made it says why. One that is minted already stays minted. */
export const mintInvestment = endpoint({
  id: 'mintInvestment',
  summary: 'Mint the tokens of one paid and signed investment',
  method: 'POST',
  path: '/manager/investments/{id}/mint',
  action: 'token.mint',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(z.object({ id, minted: z.boolean(), refused: z.string().nullable() })),
  idempotent: true,
});

/** Begins a run that mints many, each by itself: `getRun` tells what becomes of them. */
export const mintInvestments = endpoint({
  id: 'mintInvestments',
  summary: 'Mint the tokens of many investments, one after the other',
  method: 'POST',
  path: '/manager/investments/mint',
  action: 'token.mint',
  body: z.object({ ids: z.array(id).min(1).max(100) }),
  answer: dataOf(z.object({ run: id })),
  idempotent: true,
});
