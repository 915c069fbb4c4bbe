import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id, soughtId } from './envelope.ts';

/** What waits for a manager one by one: identity checks, requests for sophisticated status, proofs of payment, movements of the account, providers' notices, complaints, people found on lists. */
const QUEUES = ['identity', 'sophisticated', 'proof', 'movement', 'notice', 'complaint', 'screening'] as const;
export type Queue = (typeof QUEUES)[number];

/** Where a record stands among those that wait, the oldest first. One's own record is nobody's to judge, and is left out. */
export const getQueuePlace = endpoint({
  id: 'getQueuePlace',
  summary: 'Where a record stands among those that wait',
  method: 'GET',
  path: '/manager/queue-place',
  caller: 'manager',
  query: z.object({
    queue: z.enum(QUEUES).default('identity'),
    /** The record; of identity checks its person. Left out, or where it waits no longer: the beginning of the queue. */
    at: soughtId.optional(),
  }),
  answer: dataOf(
    z.object({
      count: z.number().int(),
      /** From 1; null where the record does not wait. */
      place: z.number().int().nullable(),
      previous: id.nullable(),
      next: id.nullable(),
    }),
  ),
});

const count = z.number().int();

/** How many wait for a manager, by kind: kept totals and short indexes, so that every page can ask. */
export const countWaiting = endpoint({
  id: 'countWaiting',
  summary: 'How many records wait for a manager, by kind',
  beforeFactor: true,
  method: 'GET',
  path: '/manager/waiting',
  caller: 'manager',
  answer: dataOf(
    z.object({
      /** All that stands in the team's inbox. */
      inbox: count,
      identity: count,
      sophisticated: count,
      proof: count,
      mint: count,
      refund: count,
      movement: count,
      notice: count,
      complaint: count,
      /** People's money that waits for the next file for the bank. */
      payout: count,
      /** Of investors about any project. */
      question: count,
    }),
  ),
});
