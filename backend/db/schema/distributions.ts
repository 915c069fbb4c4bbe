import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DISTRIBUTION_STATUSES } from '#domain/distribution/status.ts';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId, tokenCount } from './columns.ts';
import { files } from './files.ts';
import { issuances } from './issuances.ts';
import { runs } from './runs.ts';
import { users } from './users.ts';

/** Money of an issuer for the holders of one issuance; each one's part is an earning (docs/decisions/0066). Its counts and sums are kept with what changes them. */
export const distributions = pgTable(
  'distributions',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    /** 1, 2… of its issuance. */
    number: integer().notNull(),
    kind: text({ enum: DISTRIBUTION_KINDS }).notNull(),
    incomeCents: cents().notNull(),
    gainCents: cents().notNull(),
    /** Capital given back: never withheld. */
    returnCents: cents().notNull(),
    grossCents: cents().notNull().generatedAlwaysAs(sql`income_cents + gain_cents + return_cents`),
    /** Whoever held tokens at this moment has a part: the end of the day, or of what there was of it when it was proposed. */
    recordOn: date({ mode: 'string' }).notNull(),
    recordAt: moment().notNull(),
    name: text().notNull(),
    note: text(),
    status: text({ enum: DISTRIBUTION_STATUSES }).notNull(),
    proposedBy: uuid().notNull(),
    proposedAt: moment().notNull(),
    /** Of the issuer's transfer; made like an order's wire reference. */
    reference: text().notNull(),
    /** When every holder had their part; null while a job shares it out. */
    sharedAt: moment(),
    tokens: tokenCount().notNull().default(0),
    holders: integer().notNull().default(0),
    withheldCents: cents().notNull().default(0n),
    netCents: cents().notNull().default(0n),
    /** Who got the cents that do not divide: how many cents, and how many holders. */
    extraCents: integer().notNull().default(0),
    extraHolders: integer().notNull().default(0),
    approvedAt: moment(),
    /** Who refused or withdrew it, when and why. */
    endedBy: uuid(),
    endedAt: moment(),
    endReason: text(),
    /** What the issuer has sent for it. */
    fundedCents: cents().notNull().default(0n),
    fundedAt: moment(),
    /** What of it was sent back: more than was needed, or all of it where nothing came of the distribution. */
    returnedCents: cents().notNull().default(0n),
    /** Those that are paid, and their net. */
    paidHolders: integer().notNull().default(0),
    paidCents: cents().notNull().default(0n),
    /** Of an instalment that a debt's schedule has proposed: its day of payment. */
    instalmentOn: date({ mode: 'string' }),
    /** The last run that paid. */
    runId: uuid(),
    paidAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'distributions_pk', columns: [t.tenantId, t.id] }),
    unique('distributions_number').on(t.tenantId, t.issuanceId, t.number),
    unique('distributions_reference').on(t.tenantId, t.reference),
    index('distributions_newest').on(t.tenantId, t.issuanceId, t.proposedAt, t.id),
    index('distributions_status').on(t.tenantId, t.status, t.proposedAt, t.id),
    uniqueIndex('distributions_instalment')
      .on(t.tenantId, t.issuanceId, t.instalmentOn)
      .where(sql`instalment_on is not null and status not in ('REJECTED', 'WITHDRAWN')`),
    sameTenant('distributions_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('distributions_proposer', [t.tenantId, t.proposedBy], [users.tenantId, users.id]),
    sameTenant('distributions_ender', [t.tenantId, t.endedBy], [users.tenantId, users.id]),
    sameTenant('distributions_run', [t.tenantId, t.runId], [runs.tenantId, runs.id]),
    check('distributions_kind', isOneOf('kind', DISTRIBUTION_KINDS)),
    check('distributions_status', isOneOf('status', DISTRIBUTION_STATUSES)),
    check('distributions_paid', sql.raw('paid_holders between 0 and holders and paid_cents between 0 and net_cents')),
  ],
);

/** A manager's yes to a distribution: never of the one who proposed it, and one each. */
export const distributionApprovals = pgTable(
  'distribution_approvals',
  {
    tenantId: tenantId(),
    distributionId: uuid().notNull(),
    userId: uuid().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'distribution_approvals_pk', columns: [t.tenantId, t.distributionId, t.userId] }),
    sameTenant(
      'distribution_approvals_distribution',
      [t.tenantId, t.distributionId],
      [distributions.tenantId, distributions.id],
    ),
    sameTenant('distribution_approvals_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** Papers of a distribution: what declares it, what it comes from. Its holders read them once it is approved. */
export const distributionDocuments = pgTable(
  'distribution_documents',
  {
    tenantId: tenantId(),
    id: id(),
    distributionId: uuid().notNull(),
    fileId: uuid().notNull(),
    /** Of the file as it was sent: the same one twice is one paper. */
    sourceSha256: text().notNull(),
    createdAt: moment().notNull(),
    createdBy: uuid().notNull(),
  },
  (t) => [
    primaryKey({ name: 'distribution_documents_pk', columns: [t.tenantId, t.id] }),
    unique('distribution_documents_once').on(t.tenantId, t.distributionId, t.sourceSha256),
    unique('distribution_documents_file').on(t.tenantId, t.fileId),
    sameTenant(
      'distribution_documents_distribution',
      [t.tenantId, t.distributionId],
      [distributions.tenantId, distributions.id],
    ),
    sameTenant('distribution_documents_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
    sameTenant('distribution_documents_sender', [t.tenantId, t.createdBy], [users.tenantId, users.id]),
  ],
);
