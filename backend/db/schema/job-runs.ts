import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** When each scheduled job last ran, for the whole installation: the only table of ours without a tenant. Its moments are the database's. */
export const jobRuns = pgTable('job_runs', {
  /** Of the schedule: `orders.sweep`. */
  name: text().primaryKey(),
  knownSince: moment().notNull(),
  triedAt: moment(),
  /** When it last ran through. */
  doneAt: moment(),
});
