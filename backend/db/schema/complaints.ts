import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  COMPLAINT_ACTS,
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  COMPLAINT_PAPER_STATES,
  COMPLAINT_STATES,
  OPEN_COMPLAINTS,
} from '#domain/complaint/complaint.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
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
    /** Null: somebody without an account, who is known by the `outside` columns. */
    userId: uuid(),
    outsideName: text(),
    outsideEmail: text(),
    outsideLang: text({ enum: LANGUAGES }),
    outsideAddress: text(),
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
    /** Who did it: whoever complains, or a manager. Null: whoever complains and has no account. */
    userId: uuid(),
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

/** What somebody without an account has sent, until the e-mail address is proved. */
export const complaintRequests = pgTable(
  'complaint_requests',
  {
    tenantId: tenantId(),
    id: id(),
    tokenHash: text().notNull(),
    email: text().notNull(),
    lang: text({ enum: LANGUAGES }).notNull(),
    /** What was typed, as the call takes it. */
    said: jsonb().notNull(),
    /** Of what was typed and the papers with it: the same sent twice is found by it. */
    saidHash: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('complaint_requests_token').on(t.tenantId, t.tokenHash),
    index('complaint_requests_over').on(t.tenantId, t.expiresAt),
    index('complaint_requests_said').on(t.tenantId, t.saidHash),
  ],
);

/** The papers that wait with it. Nobody reads them. */
export const complaintRequestPapers = pgTable(
  'complaint_request_papers',
  { tenantId: tenantId(), requestId: uuid().notNull(), fileId: uuid().notNull() },
  (t) => [
    primaryKey({ name: 'complaint_request_papers_pk', columns: [t.tenantId, t.fileId] }),
    index('complaint_request_papers_of').on(t.tenantId, t.requestId),
    sameTenant(
      'complaint_request_papers_request',
      [t.tenantId, t.requestId],
      [complaintRequests.tenantId, complaintRequests.id],
    ),
    sameTenant('complaint_request_papers_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
  ],
);

/** The links of mails that lead to a complaint of somebody without an account; kept hashed. */
export const complaintLinks = pgTable(
  'complaint_links',
  { tenantId: tenantId(), tokenHash: text().notNull(), complaintId: uuid().notNull(), createdAt: moment().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.tokenHash] }),
    index('complaint_links_of').on(t.tenantId, t.complaintId),
    sameTenant('complaint_links_complaint', [t.tenantId, t.complaintId], [complaints.tenantId, complaints.id]),
  ],
);

/** Papers that came with a complaint or with an answer, and what the team sends along with its next word. */
export const complaintPapers = pgTable(
  'complaint_papers',
  {
    tenantId: tenantId(),
    id: id(),
    complaintId: uuid().notNull(),
    /** The step with which it was sent; null for what came with the complaint itself, and for what waits. */
    stepId: uuid(),
    fileId: uuid().notNull(),
    state: text({ enum: COMPLAINT_PAPER_STATES }).notNull(),
    createdAt: moment().notNull(),
    createdBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('complaint_papers_file').on(t.tenantId, t.fileId),
    index('complaint_papers_of').on(t.tenantId, t.complaintId, t.createdAt, t.id),
    index('complaint_papers_step').on(t.tenantId, t.stepId),
    sameTenant('complaint_papers_complaint', [t.tenantId, t.complaintId], [complaints.tenantId, complaints.id]),
    sameTenant('complaint_papers_step', [t.tenantId, t.stepId], [complaintSteps.tenantId, complaintSteps.id]),
    sameTenant('complaint_papers_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
    sameTenant('complaint_papers_by', [t.tenantId, t.createdBy], [users.tenantId, users.id]),
    check('complaint_papers_state', isOneOf('state', COMPLAINT_PAPER_STATES)),
  ],
);
