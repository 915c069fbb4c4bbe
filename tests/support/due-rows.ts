import { randomUUID } from 'node:crypto';
import { dayIn } from '#domain/time/zone.ts';
import type { InvestWorld } from './invest-world.ts';

/** Makes a thing due, and answers how it is looked up whether it was done. */
export type Due = () => Promise<() => Promise<boolean>>;

/** What is asked of rows that come due with time, by the back end's clock. */
export function dueRows({ backEnd, db }: InvestWorld) {
  const now = () => backEnd.clock.now();
  return {
    key: () => randomUUID(),
    ago: (minutes: number) => new Date(now().getTime() - minutes * 60_000),
    today: () => dayIn(now(), 'Europe/Madrid'),
    /** Whether of a row this is so. */
    stands: (table: string, id: string, what: string) => async () =>
      (await db.query(`select 1 from ${table} where id = $1 and ${what}`, [id])).length > 0,
    /** Whether a job was put into its queue for an id since this was asked for. */
    async queued(name: string, field: string, id: string) {
      const jobs = async () =>
        (await db.query(`select 1 from pgboss.job where name = $1 and data->>'${field}' = $2`, [name, id])).length;
      const before = await jobs();
      return async () => (await jobs()) > before;
    },
  };
}
