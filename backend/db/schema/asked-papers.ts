import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type AskedKind, PAPER_STATES, REQUEST_STATES } from '#domain/user/asked-papers.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** Papers that a manager asked a person for, by a day. */
export const paperRequests = pgTable(
  'paper_requests',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    kinds: text().array().$type<AskedKind[]>().notNull(),
    message: text().notNull(),
    dueOn: date().notNull(),
    state: text({ enum: REQUEST_STATES }).notNull(),
    askedBy: uuid().notNull(),
    askedAt: moment().notNull(),
    /** Of an open one that the team has to look at: since when all of it is there. */
    waitsSince: moment(),
    /** Which reminder was sent: 0 none, 1 its last day is near, 2 it has passed. */
    reminded: integer().notNull().default(0),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('paper_requests_of').on(t.tenantId, t.userId, t.askedAt, t.id),
    index('paper_requests_open').on(t.tenantId, t.dueOn, t.id).where(sql.raw(`state = 'OPEN'`)),
    sameTenant('paper_requests_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('paper_requests_by', [t.tenantId, t.askedBy], [users.tenantId, users.id]),
    check('paper_requests_state', isOneOf('state', REQUEST_STATES)),
    check('paper_requests_over', sql.raw(`(state = 'OPEN') = (ended_at is null)`)),
  ],
);

/** Each paper that came for a request, the replaced ones as well. */
export const askedPapers = pgTable(
  'asked_papers',
  {
    tenantId: tenantId(),
    id: id(),
    requestId: uuid().notNull(),
    kind: text().$type<AskedKind>().notNull(),
    fileId: uuid().notNull(),
    state: text({ enum: PAPER_STATES }).notNull(),
    sentAt: moment().notNull(),
    /** Why it was turned away: its person reads it. */
    reason: text(),
    decidedBy: uuid(),
    decidedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('asked_papers_of').on(t.tenantId, t.requestId, t.sentAt, t.id),
    uniqueIndex('asked_papers_one').on(t.tenantId, t.requestId, t.kind).where(sql.raw(`state = 'SENT'`)),
    sameTenant('asked_papers_request', [t.tenantId, t.requestId], [paperRequests.tenantId, paperRequests.id]),
    sameTenant('asked_papers_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
    sameTenant('asked_papers_by', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
    check('asked_papers_state', isOneOf('state', PAPER_STATES)),
  ],
);
