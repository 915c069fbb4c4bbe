import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { JOBS_SCHEMA } from './install.ts';
import type { JobName } from './queues.ts';

/** From one look to the next: so long a job waits at most until its worker is told. */
const LOOK_MS = 500;

/**
 * Asks for all queues at once which of them have a job that may begin now, and has those alone asked for theirs. A look that fails is followed by the next; of several in a row the first is told.
 * @param wake has a queue's worker fetch at once; one that is at work does so afterwards
 * @returns what ends it: nobody is woken any more
 */
export function wakeWorkers(
  { pool, log }: { pool: pg.Pool; log: Logger },
  names: readonly JobName[],
  wake: (name: JobName) => void,
): () => void {
  const over = new AbortController();
  let isBlind = false;
  const look = async () => {
    try {
      const found = await waiting(pool, names);
      isBlind = false;
      if (!over.signal.aborted) found.forEach(wake);
    } catch (error) {
      if (!isBlind && !over.signal.aborted) log.error({ err: error }, 'jobs: it could not be asked what waits');
      isBlind = true;
    }
  };
  const looks = async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await look();
      const left = Math.max(LOOK_MS - (performance.now() - began), 0);
      await sleep(left, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };
  looks();
  return () => over.abort();
}

/** One probe of an index for each queue, by the condition under which pg-boss hands a job out: however many wait, none but the first is looked at. */
async function waiting(pool: pg.Pool, names: readonly JobName[]): Promise<JobName[]> {
  const { rows } = await pool.query<{ name: JobName }>(
    `select asked.name from unnest($1::text[]) asked (name) cross join lateral (select 1 from ${JOBS_SCHEMA}.job j
       where j.name = asked.name and j.state < 'active' and j.start_after < now() limit 1) first`,
    [names],
  );
  return rows.map(({ name }) => name);
}
