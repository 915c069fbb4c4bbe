import { z } from 'zod';
import { BIRTH_SIGNS, HIT_DECISIONS, HIT_STATES } from '#domain/screening/hit.ts';
import { ASKED_ROLES } from '#domain/screening/name-index.ts';
import { RISK_LEVELS, RISK_REASONS } from '#domain/screening/risk.ts';
import { FETCH_RESULTS, WATCH_LISTS } from '#domain/screening/watch-list.ts';
import { endpoint } from './endpoint.ts';
import {
  dataOf,
  day,
  fieldProblem,
  id,
  instant,
  moneyString,
  pageOf,
  pageQuery,
  searched,
  sortOf,
} from './envelope.ts';
import { reason } from './fields.ts';

const count = z.number().int();
const made = dataOf(z.object({ id }));

/**
 * Puts a file of a list into use and has everybody held beside it: the EU's consolidated list of financial sanctions (XML 1.1), or people in public office (CSV). 422 on
 * `file` where it cannot be read, is older than the one in use, of another year, incomplete, or has an entry that cannot be read; then nothing changes.
 */
export const importWatchList = endpoint({
  id: 'importWatchList',
  summary: 'Import a list that people are held beside',
  method: 'POST',
  path: '/manager/screening/lists',
  action: 'screening.import',
  bodyKind: 'multipart',
  body: z.object({ list: z.enum(WATCH_LISTS) }),
  files: ['file'],
  answer: made,
  idempotent: true,
  takesLong: true,
});

/** Has the list of sanctions read from the tenant's address by a job, now. 409 where there is none; 429 where it is asked too often. */
export const fetchWatchList = endpoint({
  id: 'fetchWatchList',
  summary: 'Read the list of sanctions from its address now',
  method: 'POST',
  path: '/manager/screening/lists/fetch',
  action: 'screening.import',
  body: z.object({}),
  answer: dataOf(z.object({ asked: z.literal(true) })),
  errors: ['screening.no_address', 'screening.fetch_limit'],
});

/** Each list with the edition in use, and how far people have been held beside it. */
export const listWatchLists = endpoint({
  id: 'listWatchLists',
  summary: 'Lists that people are held beside',
  method: 'GET',
  path: '/manager/screening/lists',
  caller: 'manager',
  answer: dataOf(
    z.array(
      z.object({
        list: z.enum(WATCH_LISTS),
        edition: z
          .object({
            file_name: z.string(),
            entries: count,
            made_at: instant.nullable(),
            imported_at: instant,
            imported_by: z.string().nullable(),
            /** People so far. */
            screened: count,
            /** When everybody had been; null: it goes on. */
            screened_at: instant.nullable(),
          })
          .nullable(),
        /** Where it is read from every day, by its host alone, and what came of it the last time; null: it comes by file. */
        address: z
          .object({
            host: z.string(),
            last: z
              .object({
                result: z.enum(FETCH_RESULTS),
                /** Why nothing was read. */
                fault: z.string().nullable(),
                /** What is wrong with the file. */
                problem: fieldProblem.nullable(),
                at: instant,
                good_at: instant.nullable(),
              })
              .nullable(),
          })
          .nullable()
          .default(null),
      }),
    ),
  ),
});

/** Somebody who may stand on a list. */
export const hitRow = z.object({
  id,
  person: z.object({ id, name: z.string() }),
  list: z.enum(WATCH_LISTS),
  /** The name that was compared, and whose it is. */
  asked: z.string(),
  role: z.enum(ASKED_ROLES),
  /** The list's name for them that is most alike, and how alike, from 0 to 100. */
  name: z.string(),
  score: count,
  sign: z.enum(BIRTH_SIGNS),
  state: z.enum(HIT_STATES),
  found_at: instant,
});
export type HitRowJson = z.output<typeof hitRow>;

/** Who was found on lists, newest first. */
export const listHits = endpoint({
  id: 'listHits',
  summary: 'People who may stand on a list',
  method: 'GET',
  path: '/manager/screening/hits',
  caller: 'manager',
  query: pageQuery.extend({
    /** Names and e-mails of people. */
    q: searched,
    list: z.enum(WATCH_LISTS).optional(),
    state: z.enum(HIT_STATES).optional(),
    sort: sortOf(['found']),
  }),
  answer: pageOf(hitRow).extend({
    /** That wait for a manager, whatever the filters say. */
    open: count,
  }),
});

export const getHit = endpoint({
  id: 'getHit',
  summary: 'Somebody who may stand on a list',
  method: 'GET',
  path: '/manager/screening/hits/{id}',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    hitRow.extend({
      known: z.object({
        email: z.string(),
        born: day.nullable(),
        nationality: z.string().nullable(),
        country: z.string().nullable(),
      }),
      listed: z.object({
        names: z.array(z.string()),
        /** Days, or spans of days, as far as the list knows. */
        births: z.array(z.object({ from: z.string(), to: z.string() })),
        note: z.string(),
        /** The edition in use has them still. */
        still: z.boolean(),
      }),
      decided: z.object({ by: z.string().nullable(), at: instant, reason: z.string() }).nullable(),
      /** It is the caller: a colleague decides. */
      own: z.boolean(),
    }),
  ),
});

/** How closely somebody is looked at, and why. */
export const getPersonRisk = endpoint({
  id: 'getPersonRisk',
  summary: 'Risk of a person',
  method: 'GET',
  path: '/manager/users/{id}/risk',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      level: z.enum(RISK_LEVELS),
      reasons: z.array(z.enum(RISK_REASONS)),
      /** From which sum on the tenant has to know where funds come from. */
      funds_from: moneyString,
      hits: z.array(hitRow),
      /** When they were last held beside each list; null: never. */
      screened: z.array(z.object({ list: z.enum(WATCH_LISTS), at: instant.nullable() })),
    }),
  ),
});

/** Says whether it is them. A colleague may say otherwise later. 409 where it stands otherwise than `seen`. */
export const decideHit = endpoint({
  id: 'decideHit',
  summary: 'Decide whether somebody stands on a list',
  method: 'POST',
  path: '/manager/screening/hits/{id}/decide',
  action: 'screening.decide',
  params: z.object({ id }),
  body: z.object({ decision: z.enum(HIT_DECISIONS), seen: z.enum(HIT_STATES), reason }),
  answer: made,
  idempotent: true,
  errors: ['screening.decided'],
});
