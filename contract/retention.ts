import { z } from 'zod';
import { RETENTION_KINDS } from '#domain/retention/retention.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day } from './envelope.ts';

/** How one kind of data is kept. */
const kept = z.object({
  kind: z.enum(RETENTION_KINDS),
  /** A law's years from the end of an account, days of ours from the end of the thing itself, or as long as the platform stands. */
  term: z.discriminatedUnion('unit', [
    z.object({ unit: z.literal('years'), count: z.number().int(), source: z.string() }),
    z.object({ unit: z.literal('days'), count: z.number().int() }),
    z.object({ unit: z.literal('lasting') }),
  ]),
  /** Of what a law keeps after accounts that ended: how many people's, and the last day of the first that goes. */
  waiting: z.object({ people: z.number().int(), next: day.nullable() }).nullable(),
  /** What the job took away so far, and when last; null: nothing yet. */
  removed: z.object({ count: z.number().int(), last_on: day }).nullable(),
});
export type RetentionJson = z.output<typeof kept>;

/** How long each kind of data is kept, on what basis, and what has gone. */
export const getRetention = endpoint({
  id: 'getRetention',
  summary: 'How long each kind of data is kept, and what was removed',
  method: 'GET',
  path: '/manager/retention',
  caller: 'manager',
  answer: dataOf(z.array(kept)),
});
