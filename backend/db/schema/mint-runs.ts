import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** What became of each order of one mint by hand; `refused` is null where its tokens were made. */
export const mintRuns = pgTable(
  'mint_runs',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    results: jsonb().$type<{ id: string; minted: boolean; refused: string | null }[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    sameTenant('mint_runs_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
