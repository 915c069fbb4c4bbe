import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { Shares } from '#backend/db/shares.ts';
import type { Deps } from '#backend/deps.ts';
import { subjectOfJob } from '#domain/inbox/told-jobs.ts';
import { errorFacts } from '#domain/log/error-facts.ts';
import { forgetFailure, noteFailure } from './failed-jobs.repository.ts';
import type { Handlers } from './handlers.ts';
import { JOBS_SCHEMA } from './install.ts';
import { jobRunFacts, noteDone, noteTried } from './job-runs.repository.ts';
import { JobsInHand } from './jobs-in-hand.ts';
import { isOverdue } from './lateness.ts';
import { missingForJobs } from './missing.ts';
import { isScheduled, JOB_NAMES, type JobName, SCHEDULED_NAMES, SCHEDULES } from './queues.ts';
import { SomeTenantsFailed } from './tenant-work.ts';
import { wakeWorkers } from './wake-workers.ts';

/** How often a worker asks for jobs that it was not told of: nobody waits for that, `wakeWorkers` tells it. */
const UNTOLD_SECONDS = 60;
/** How often it is looked for scheduled work that its timetable has missed. */
const CATCH_UP_MS = 60_000;
/** Jobs in hand may take so long once no new one is begun; then they are written down as to be done again. */
const STOP_MS = 10_000;
/** And so long for what is then still at work. */
const LAST_MS = 3_000;
/**
 * So many statements of the queue are on their way at once. A connection learns the queue's tables anew, which are one for each kind of job, and a start would have all connections learn
 * them: each kind asks for its jobs.
 */
const AT_ONCE = 2;
/** No work of the queue waits so long for its turn. */
const TURN_MS = 30_000;

/** Pieces of missed work begin so many seconds after one another: all at once they would hold up, at each start, what people wait for. */
const APART_SECONDS = 2;

/** Missed work is put into its queue once in so long, or once in its period where that is shorter. */
const MOST_OFTEN_SECONDS = 3_600;

/**
 * The job tables as the application's role sees them. `migrate()` must have made them.
 * @param asked keeps what is asked of the database and not answered yet
 */
export function makeBoss(pool: pg.Pool, log: Logger, asked = new Set<Promise<unknown>>()): PgBoss {
  const turns = new Shares(AT_ONCE, TURN_MS);
  const inTurn = async (text: string, values?: unknown[]) => {
    const over = await turns.take(JOBS_SCHEMA);
    return onOwnConnection(pool, text, values).finally(over);
  };
  const executeSql = (text: string, values?: unknown[]) => {
    const answer = inTurn(text, values);
    asked.add(answer);
    const gone = () => asked.delete(answer);
    answer.then(gone, gone);
    return answer;
  };
  const boss = new PgBoss({ schema: JOBS_SCHEMA, migrate: false, db: { executeSql } });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  return boss;
}

/**
 * Starts working on every queue, and on what the timetable has missed; resolves to what stops it, after the jobs in hand are done. That answers
 * the names of those that were still at work when time was up: they run again at the next start, and use the database until the process ends.
 * @throws Error that names every queue, right or schedule that is missing
 */
export async function startWorker(
  deps: Pick<Deps, 'sidePool' | 'log'>,
  handlers: Handlers,
): Promise<() => Promise<string[]>> {
  const missing = await missingForJobs(deps.sidePool);
  if (missing.length > 0) throw new Error(`Background work cannot start: the database lacks ${missing.join(', ')}.`);
  const asked = new Set<Promise<unknown>>();
  const boss = makeBoss(deps.sidePool, deps.log, asked);
  const inHand = new JobsInHand();
  await boss.start();
  const workers = new Map<JobName, string>();
  for (const name of JOB_NAMES) {
    const how = { pollingIntervalSeconds: UNTOLD_SECONDS, batchSize: 1, includeMetadata: true } as const;
    const id: string = await boss.work(name, how, async (jobs) => {
      for (const job of jobs) {
        const told = subjectOfJob(name, job.data);
        // The queue keeps what a job failed of: its facts, because an error carries parameters.
        await inHand.of(name, runNoted(deps.sidePool, handlers, name, job.data)).catch(async (error: unknown) => {
          const facts = errorFacts(error);
          if (told && job.retryCount >= job.retryLimit) await noteFailure(deps, told, job.retryCount + 1, facts);
          throw Object.assign(new Error(`${name} failed`), { facts });
        });
        if (told) await forgetFailure(deps, told);
      }
      // Where more wait they follow at once, and not with the next look: a crowd's mails would take half a second each.
      boss.notifyWorker(id);
    });
    workers.set(name, id);
  }
  const stopWaking = wakeWorkers({ pool: deps.sidePool, log: deps.log }, JOB_NAMES, (name) => {
    boss.notifyWorker(workers.get(name) ?? '');
  });
  const catchUp = () =>
    sendOverdue(boss, deps.sidePool).catch((error: unknown) => deps.log.error({ err: error }, 'jobs: no catching up'));
  const timer = setInterval(catchUp, CATCH_UP_MS);
  await catchUp();
  return async () => {
    clearInterval(timer);
    stopWaking();
    await boss.stop({ graceful: true, wait: true, timeout: STOP_MS, close: false });
    const left = await inHand.left(LAST_MS);
    // What became of a job is written down and not waited for.
    await Promise.race([Promise.allSettled(asked), sleep(LAST_MS, undefined, { ref: false })]);
    return left;
  };
}

/** Runs one job by its name. The data were written by `enqueue`, which checks them against the name. */
function run(handlers: Handlers, name: JobName, data: unknown): Promise<void> {
  const handler = handlers[name] as (data: unknown) => Promise<void>;
  return handler(data);
}

/** Notes of scheduled work when it was tried and when it ran through: also where it failed for some tenants, which is their matter. */
async function runNoted(pool: pg.Pool, handlers: Handlers, name: JobName, data: unknown): Promise<void> {
  if (!isScheduled(name)) return run(handlers, name, data);
  await noteTried(pool, name);
  try {
    await run(handlers, name, data);
  } catch (error) {
    if (error instanceof SomeTenantsFailed) await noteDone(pool, name);
    throw error;
  }
  await noteDone(pool, name);
}

/**
 * Puts every scheduled job that has not run for its period into its queue, what runs most often first; where several processes do so at once, it
 * is put once.
 */
async function sendOverdue(boss: PgBoss, pool: pg.Pool): Promise<void> {
  const { now, runs } = await jobRunFacts(pool);
  const overdue = SCHEDULED_NAMES.filter((name) => isOverdue(runs[name], now)).sort(
    (one, other) => SCHEDULES[one].everySeconds - SCHEDULES[other].everySeconds,
  );
  for (const [place, name] of overdue.entries()) {
    const singletonSeconds = Math.min(SCHEDULES[name].everySeconds, MOST_OFTEN_SECONDS);
    await boss.send(name, {}, { singletonKey: 'overdue', singletonSeconds, startAfter: place * APART_SECONDS });
  }
}

/**
 * One statement of pg-boss's. Some are whole transactions in one text: where one fails half-way its connection is still inside, and must not
 * be used again.
 */
async function onOwnConnection(pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
