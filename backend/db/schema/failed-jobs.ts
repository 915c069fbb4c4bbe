import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ToldJob } from '#domain/inbox/told-jobs.ts';
import { id, moment, tenantId } from './columns.ts';

/** Background work of a tenant that has failed in all of its tries: once for each job that there was. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    tenantId: tenantId(),
    id: id(),
    job: text().$type<ToldJob>().notNull(),
    /** What it is about: of work about the tenant as a whole the tenant. */
    subjectId: uuid().notNull(),
    /** Ids alone, as the queue had them: with them it is put into its queue again. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    tries: integer().notNull(),
    /** Class and code of what it failed of: `TypeError`, `Error ECONNREFUSED`. */
    fault: text().notNull(),
    failedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'failed_jobs_pk', columns: [t.tenantId, t.id] }),
    unique('failed_jobs_once').on(t.tenantId, t.job, t.data),
    index('failed_jobs_newest').on(t.tenantId, t.failedAt, t.id),
    check('failed_jobs_data', sql`jsonb_typeof(data) = 'object'`),
    check('failed_jobs_tries', sql`tries > 0`),
  ],
);
