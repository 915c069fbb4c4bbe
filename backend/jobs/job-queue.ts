import type PgBoss from 'pg-boss';
import type { Tx } from '#backend/db/transaction.ts';
import type { EnqueueOptions } from '#backend/work.ts';
import type { JobData, JobName } from './queues.ts';

/** Where jobs are put. */
export interface JobQueue {
  /** Inserts the job in this transaction: it exists only if the transaction commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N], options?: EnqueueOptions): Promise<void>;
}

/** The queue in the same database. `boss` need not be started for this: its statement runs on the transaction's connection. */
export function jobQueue(boss: PgBoss): JobQueue {
  return {
    async enqueue(tx, name, data, options = {}) {
      await boss.send(name, data, {
        ...options,
        db: { executeSql: (text, values) => tx.$client.query(text, values) },
      });
    },
  };
}
