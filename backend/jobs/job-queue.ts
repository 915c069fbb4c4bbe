import type PgBoss from 'pg-boss';
import type { Tx } from '#backend/db/transaction.ts';
import type { EnqueueOptions } from '#backend/work.ts';
import type { JobData, JobName } from './queues.ts';

/** Where jobs are put. */
export interface JobQueue {
  /** Inserts the job in this transaction: it exists only if the transaction commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N], options?: EnqueueOptions): Promise<void>;
  /** `enqueue` for several of a kind, by one statement. */
  enqueueAll<N extends JobName>(tx: Tx, name: N, data: readonly JobData[N][], options?: EnqueueOptions): Promise<void>;
}

/** The queue in the same database. `boss` need not be started for this: its statement runs on the transaction's connection. */
export function jobQueue(boss: PgBoss): JobQueue {
  const inside = (tx: Tx) => ({
    db: { executeSql: (text: string, values: unknown[]) => tx.$client.query(text, values) },
  });
  return {
    async enqueue(tx, name, data, options = {}) {
      await boss.send(name, data, { ...options, ...inside(tx) });
    },
    async enqueueAll(tx, name, data, options = {}) {
      const jobs = data.map((one) => ({ name, data: one, ...options }));
      if (jobs.length > 0) await boss.insert(jobs, inside(tx));
    },
  };
}
