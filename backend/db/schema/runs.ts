import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { RUN_ITEM_STATES, RUN_KINDS, RUN_STATES } from '#domain/run/run.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { investments } from './investments.ts';
import { users } from './users.ts';

/** One long act over many records. Its counts and sums are changed in the transaction that changes its items. */
export const runs = pgTable(
  'runs',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text({ enum: RUN_KINDS }).notNull(),
    /** What all of it is about, where it is about one thing: an issuance, a distribution. */
    aboutId: uuid(),
    /** Who began it. */
    userId: uuid().notNull(),
    state: text({ enum: RUN_STATES }).notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    totalCents: cents().notNull(),
    doneCents: cents().notNull().default(0n),
    failedCents: cents().notNull().default(0n),
    createdAt: moment().notNull(),
    /** Its last sign of life: by it a run that has lost its job is found. */
    movedAt: moment().notNull(),
    finishedAt: moment(),
    /** When it was begun or let go on last, and how many were through by then: how fast it goes is told from there. */
    resumedAt: moment().notNull(),
    resumedFrom: integer().notNull().default(0),
    /** False while its job still writes its items; `total` is then what they will be. */
    gathered: boolean().notNull().default(true),
    /** Up to this position items were taken together, for the first time. */
    begunTo: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('runs_open').on(t.tenantId, t.movedAt).where(sql`state = 'RUNNING'`),
    sameTenant('runs_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('runs_kind', isOneOf('kind', RUN_KINDS)),
    check('runs_state', isOneOf('state', RUN_STATES)),
    check('runs_counts', sql`done >= 0 and failed >= 0 and done + failed <= total`),
    check('runs_begun_to', sql`begun_to between 0 and total`),
    check('runs_finished', sql`(state = 'DONE') = (finished_at is not null)`),
  ],
);

/** One record of a run, with what became of it. Whom it names is looked up when items are written, of all together (0225_runs_by_sets.sql). */
export const runItems = pgTable(
  'run_items',
  {
    tenantId: tenantId(),
    runId: uuid().notNull(),
    /** From 1, in the order in which they were given. */
    position: integer().notNull(),
    /** What the handler is given: an order's, a payment's id. At most once in a run. */
    subjectId: uuid().notNull(),
    /** Whom it concerns: their name is read when it is shown. */
    userId: uuid().notNull(),
    investmentId: uuid(),
    cents: cents().notNull(),
    state: text({ enum: RUN_ITEM_STATES }).notNull().default('WAITING'),
    /** Why not, or what is to be known of it though it is done; a key of `api_errors`. */
    reason: text(),
    /** How often it was begun. */
    attempts: smallint().notNull().default(0),
    triesLeft: smallint().notNull(),
    /** Who asked for it last: began the run, or had it tried again. */
    askedBy: uuid().notNull(),
    doneAt: moment(),
    /** Its place on the page: what failed, what is in hand, what is done, what waits. */
    rank: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case state when 'FAILED' then 0 when 'WORKING' then 1 when 'DONE' then 2 else 3 end`),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.runId, t.position] }),
    unique('run_items_once').on(t.tenantId, t.runId, t.subjectId),
    index('run_items_shown').on(t.tenantId, t.runId, t.rank, t.position),
    index('run_items_next').on(t.tenantId, t.runId, t.attempts, t.position).where(sql`state in ('WAITING', 'WORKING')`),
    sameTenant('run_items_run', [t.tenantId, t.runId], [runs.tenantId, runs.id]),
    sameTenant('run_items_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    check('run_items_state', isOneOf('state', RUN_ITEM_STATES)),
  ],
);
