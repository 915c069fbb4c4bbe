import { z } from 'zod';
import { FUNDS_KINDS, FUNDS_STANDINGS, FUNDS_STATES } from '#domain/screening/funds.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString } from './envelope.ts';
import { fundsText, reason } from './fields.ts';

const declaration = z.object({
  id,
  kind: z.enum(FUNDS_KINDS),
  explanation: z.string(),
  state: z.enum(FUNDS_STATES),
  sent_at: instant,
  decided_at: instant.nullable(),
  reason: z.string().nullable(),
  /** What their orders of twelve months came to when they said it. */
  ordered: moneyString,
  files: z.array(z.object({ file_id: id, name: z.string() })),
});

const standing = z.object({
  standing: z.enum(FUNDS_STANDINGS),
  /** Confirmed orders of the last twelve months that stand. */
  ordered: moneyString,
  /** From which sum on it is asked. */
  from: moneyString,
  newest: declaration.nullable(),
});

/** Whether the caller is asked where their funds come from, and what they said. */
export const getOwnFunds = endpoint({
  id: 'getOwnFunds',
  summary: 'Whether one is asked where one’s funds come from',
  method: 'GET',
  path: '/account/funds',
  caller: 'investor',
  answer: dataOf(standing.extend({ newest: declaration.omit({ ordered: true }).nullable() })),
});

/** The files of a declaration; the first has to be there. */
export const FUNDS_FIELDS = ['paper_1', 'paper_2', 'paper_3'] as const;

/** Says where one's funds come from, with a paper at least. 409 where nothing is asked, or what was said is being looked at or was found good. */
export const declareFunds = endpoint({
  id: 'declareFunds',
  summary: 'Say where one’s funds come from',
  method: 'POST',
  path: '/account/funds',
  action: 'funds.declare',
  bodyKind: 'multipart',
  body: z.object({ kind: z.enum(FUNDS_KINDS), explanation: fundsText }),
  files: FUNDS_FIELDS,
  answer: dataOf(z.object({ id })),
  takesLong: true,
  errors: ['funds.not_now'],
});

/** How a person stands, with all that they said, the newest first. */
export const getUserFunds = endpoint({
  id: 'getUserFunds',
  summary: 'Where a person’s funds come from',
  method: 'GET',
  path: '/manager/users/{id}/funds',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(standing.omit({ newest: true }).extend({ name: z.string(), said: z.array(declaration) })),
});

/** A manager's word on a declaration, with a reason either way; the person is told, of a no with the reason. 403 for one's own; 409 where it is decided. */
export const decideFunds = endpoint({
  id: 'decideFunds',
  summary: 'Accept or refuse a declaration of funds',
  method: 'POST',
  path: '/manager/funds/{id}',
  action: 'funds.decide',
  params: z.object({ id }),
  body: z.object({ accepted: z.boolean(), reason }),
  answer: dataOf(z.object({ user_id: id, state: z.enum(FUNDS_STATES) })),
  idempotent: true,
  errors: ['funds.settled'],
});
