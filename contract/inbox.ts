import { z } from 'zod';
import { INBOX_KINDS } from '#domain/inbox/inbox.ts';
import { TOLD_JOBS } from '#domain/inbox/told-jobs.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, localizedText, moneyString, pageOf, pageQuery, soughtId } from './envelope.ts';

const named = z.object({ id, name: z.string() });
/** Colleagues who have it open, and since when; never the caller. */
const lookers = z.array(named.extend({ since: instant }));

/** One thing that waits for the team. */
const waiting = z.object({
  /** The record that waits, once in its kind. */
  id,
  kind: z.enum(INBOX_KINDS),
  /** The record whose page is opened: of an identity check its person, of a refund its order, of a change or a sheet its project. */
  page: id,
  /** Whom it is about; null: nobody. */
  person: named.nullable(),
  /** What it is called where it is about nobody: the other side of a movement, a distribution, a provider. */
  title: z.string().nullable(),
  /** What is to be known of it before it is opened: a reference, or a code (`inbox:note`). */
  note: z.string().nullable(),
  project: z.object({ id, title: localizedText }).nullable(),
  /** Below zero: money that went. */
  amount: moneyString.nullable(),
  since: instant,
  due_at: instant,
  taken_by: named.nullable(),
  /** Whoever has taken it is away, and the caller stands in for them. */
  taken_for_caller: z.boolean(),
  looked_at_by: lookers,
});
export type WaitingJson = z.output<typeof waiting>;

const count = z.number().int();

/** What waits for the team, by when it is due: of all kinds, or of one; what somebody has taken; of one project. */
export const listInbox = endpoint({
  id: 'listInbox',
  summary: 'What waits for the team',
  method: 'GET',
  path: '/manager/inbox',
  caller: 'manager',
  query: pageQuery.extend({
    kind: z.enum(INBOX_KINDS).optional(),
    issuance: soughtId.optional(),
    /** What the caller has taken, or whoever they stand in for; and what nobody has. */
    whose: z.enum(['mine', 'nobody']).optional(),
  }),
  answer: pageOf(waiting).extend({
    /** Of all that waits, by kind, and how many of them are late. */
    kinds: z.array(z.object({ kind: z.enum(INBOX_KINDS), count, late: count })),
    projects: z.array(z.object({ id, title: localizedText })),
    /** Who of the team is away today, until which day, and who does their part; null: nobody. */
    away: z.array(z.object({ person: named, stand_in: named.nullable(), until: day })),
  }),
});

/** Takes things that wait, so that no colleague begins them too, or lets them go again. What another has taken becomes the caller's only where `from` names them. */
export const takeInbox = endpoint({
  id: 'takeInbox',
  summary: 'Take what waits, or let it go',
  method: 'POST',
  path: '/manager/inbox/take',
  action: 'inbox.take',
  body: z.object({
    items: z
      .array(
        z.object({
          kind: z.enum(INBOX_KINDS),
          id,
          /** Whose it was when the caller looked; without it, nobody's. */
          from: id.optional(),
        }),
      )
      .min(1)
      .max(100),
    take: z.boolean(),
  }),
  answer: dataOf(z.object({ changed: count })),
});

/** Notes that the caller has a thing open, and answers who else has. It holds nobody up, and fades by itself. */
export const lookAtWaiting = endpoint({
  id: 'lookAtWaiting',
  summary: 'Say that one looks at something that waits, and see who else does',
  method: 'POST',
  path: '/manager/inbox/looks',
  action: 'inbox.look',
  body: z.object({
    kind: z.enum(INBOX_KINDS),
    /** The record whose page is opened: `page` of the list. */
    page: id,
  }),
  answer: dataOf(z.object({ lookers })),
});

const failedJob = z.object({
  id,
  job: z.enum(TOLD_JOBS),
  /** What it is about: a refund, a project, a person; of work about the platform as a whole its tenant. */
  subject_id: id,
  tries: count,
  /** Class and code of what it failed of, for whoever runs the platform. */
  fault: z.string(),
  failed_at: instant,
});

/** Background work that has failed in all of its tries, newest first. */
export const listFailedJobs = endpoint({
  id: 'listFailedJobs',
  summary: 'Background work that failed',
  method: 'GET',
  path: '/manager/failed-jobs',
  caller: 'manager',
  query: pageQuery,
  answer: pageOf(failedJob),
});

/** Puts failed work into its queue again, or puts it aside. What is no longer there was done by somebody else, and is not counted. */
export const changeFailedJobs = endpoint({
  id: 'changeFailedJobs',
  summary: 'Try failed work again, or put it aside',
  method: 'POST',
  path: '/manager/failed-jobs',
  action: 'job.change',
  body: z.object({ ids: z.array(id).min(1).max(100), act: z.enum(['retry', 'put_aside']) }),
  answer: dataOf(z.object({ changed: count })),
});
