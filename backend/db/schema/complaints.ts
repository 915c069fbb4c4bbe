import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  COMPLAINT_ACTS,
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATES,
  OPEN_COMPLAINTS,
} from '#domain/complaint/complaint.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { investments } from './investments.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** A complaint as it was filed, and how it stands. */
export const complaints = pgTable(
  'complaints',
  {
    tenantId: tenantId(),
    id: id(),
    reference: text().notNull(),
    userId: uuid().notNull(),
    kind: text({ enum: COMPLAINT_KINDS }).notNull(),
    issuanceId: uuid(),
    investmentId: uuid(),
    happenedOn: date().notNull(),
    what: text().notNull(),
    loss: text(),
    demand: text().notNull(),
    representative: text(),
    phone: text(),
    state: text({ enum: COMPLAINT_STATES }).notNull(),
    filedAt: moment().notNull(),
    acknowledgeBy: moment().notNull(),
    decideBy: moment(),
    /** Of the question that waits for its answer. */
    askedAt: moment(),
    answerBy: moment(),
    /** Until when the house has to act, in its present state; null where it is over. */
    dueAt: moment(),
    outcome: text({ enum: COMPLAINT_OUTCOMES }),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('complaints_reference').on(t.tenantId, t.reference),
    index('complaints_filed').on(t.tenantId, t.filedAt, t.id),
    index('complaints_own').on(t.tenantId, t.userId, t.filedAt, t.id),
    index('complaints_due').on(t.tenantId, t.dueAt, t.id).where(isOneOf('state', OPEN_COMPLAINTS)),
    sameTenant('complaints_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('complaints_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('complaints_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    check('complaints_kind', isOneOf('kind', COMPLAINT_KINDS)),
    check('complaints_state', isOneOf('state', COMPLAINT_STATES)),
    check('complaints_outcome', isOneOf('outcome', COMPLAINT_OUTCOMES)),
    check('complaints_decided', sql.raw(`(state = 'DECIDED') = (outcome is not null)`)),
  ],
);

/** The course of a complaint: what each side did about it and wrote. */
export const complaintSteps = pgTable(
  'complaint_steps',
  {
    tenantId: tenantId(),
    id: id(),
    complaintId: uuid().notNull(),
    act: text({ enum: COMPLAINT_ACTS }).notNull(),
    /** Who did it: whoever complains, or a manager. */
    userId: uuid().notNull(),
    text: text(),
    /** The day that was told with it. */
    dueAt: moment(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('complaint_steps_of').on(t.tenantId, t.complaintId, t.at, t.id),
    sameTenant('complaint_steps_complaint', [t.tenantId, t.complaintId], [complaints.tenantId, complaints.id]),
    sameTenant('complaint_steps_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('complaint_steps_act', isOneOf('act', COMPLAINT_ACTS)),
  ],
);
