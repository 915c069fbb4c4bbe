import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { FUNDS_KINDS, FUNDS_STATES } from '#domain/screening/funds.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** Where a person's funds come from, as they say it, and a manager's word on it. */
export const fundsDeclarations = pgTable(
  'funds_declarations',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    kind: text({ enum: FUNDS_KINDS }).notNull(),
    explanation: text().notNull(),
    /** What their orders of twelve months came to when they said it. */
    orderedCents: cents().notNull(),
    state: text({ enum: FUNDS_STATES }).notNull(),
    sentAt: moment().notNull(),
    /** Why it was decided so; of a no its person reads it. */
    reason: text(),
    decidedBy: uuid(),
    decidedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('funds_declarations_of').on(t.tenantId, t.userId, t.sentAt, t.id),
    sameTenant('funds_declarations_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('funds_declarations_by', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
    check('funds_declarations_kind', isOneOf('kind', FUNDS_KINDS)),
    check('funds_declarations_state', isOneOf('state', FUNDS_STATES)),
  ],
);

/** The papers that came with a declaration. */
export const fundsPapers = pgTable(
  'funds_papers',
  { tenantId: tenantId(), declarationId: uuid().notNull(), fileId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.declarationId, t.fileId] }),
    sameTenant(
      'funds_papers_declaration',
      [t.tenantId, t.declarationId],
      [fundsDeclarations.tenantId, fundsDeclarations.id],
    ),
    sameTenant('funds_papers_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
  ],
);
