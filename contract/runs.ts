import { z } from 'zod';
import { RUN_ACTS, RUN_ITEM_STATES, RUN_KINDS, RUN_STATES } from '#domain/run/run.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, moneyString, pageOf, pageQuery } from './envelope.ts';

const tally = z.object({ count: z.number().int(), amount: moneyString });

const runFacts = z.object({
  id,
  kind: z.enum(RUN_KINDS),
  /** What all of it is about, where it is about one thing. */
  about_id: id.nullable(),
  state: z.enum(RUN_STATES),
  /** Who began it, and when. */
  by: z.string(),
  at: instant,
  finished_at: instant.nullable(),
  /** Whether its items are written down: of a run that finds them by itself only once its job has. */
  gathered: z.boolean(),
  all: tally,
  done: tally,
  failed: tally,
  /** Neither done nor failed yet. */
  left: tally,
  /** At the pace so far; null where that cannot be told, and where it is not at work. */
  seconds_left: z.number().int().nullable(),
});

const runItem = z.object({
  /** From 1; names it in its run. */
  position: z.number().int(),
  user_id: id,
  /** The company's name, else the person's. */
  name: z.string(),
  investment: z.object({ id, reference: z.string(), tokens: z.number().int(), issuance: localizedText }).nullable(),
  amount: moneyString,
  state: z.enum(RUN_ITEM_STATES),
  /** Key of `api_errors`: why not, or what is to be known of it though it is done. */
  reason: z.string().nullable(),
  attempts: z.number().int(),
  done_at: instant.nullable(),
});

/** The page of a long act: how far it is, and its items: what failed first, then what is in hand, done and waiting. */
export const getRun = endpoint({
  id: 'getRun',
  summary: 'A long act and its items',
  method: 'GET',
  path: '/manager/runs/{id}',
  caller: 'manager',
  params: z.object({ id }),
  query: pageQuery.extend({ state: z.enum(RUN_ITEM_STATES).optional() }),
  answer: pageOf(runItem).extend({ run: runFacts }),
});

/** Tries what failed again (all of it, or one item), stops a run between two items, or lets it go on. Asks for the permission of the act itself. */
export const changeRun = endpoint({
  id: 'changeRun',
  summary: 'Try failures again, stop or continue a long act',
  method: 'POST',
  path: '/manager/runs/{id}',
  action: 'run.change',
  params: z.object({ id }),
  body: z.object({
    act: z.enum(RUN_ACTS),
    /** Of the one item to try again. */
    position: z.number().int().min(1).optional(),
  }),
  answer: dataOf(runFacts),
  errors: ['run.no_longer'],
});
