import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { investments } from './investments.ts';
import { users } from './users.ts';

const CONTRACT_STATES = ['PREPARED', 'SIGNED'] as const;

/** The contract of one investment: the words, their hash and the PDF. */
export const contracts = pgTable(
  'contracts',
  {
    tenantId: tenantId(),
    id: id(),
    investmentId: uuid().notNull(),
    state: text({ enum: CONTRACT_STATES }).notNull(),
    lang: text({ enum: LANGUAGES }).notNull(),
    /** The exact words (title, preamble, clauses), so that they can be shown again. */
    content: jsonb().$type<unknown>().notNull(),
    /** SHA-256 of the words, hex. */
    textSha256: text().notNull(),
    /** The PDF: plain while PREPARED, with the evidence page once SIGNED. */
    fileId: uuid(),
    createdAt: moment().notNull(),
    signedAt: moment(),
    /** A contract falls with its investment. */
    voidedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('contracts_investment_unique').on(t.tenantId, t.investmentId),
    sameTenant('contracts_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('contracts_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
    check('contracts_state', isOneOf('state', CONTRACT_STATES)),
  ],
);

/** The act of signing, with what proves it. Rows are never changed. */
export const signatures = pgTable(
  'signatures',
  {
    tenantId: tenantId(),
    id: id(),
    contractId: uuid().notNull(),
    userId: uuid().notNull(),
    typedName: text().notNull(),
    /** The mailed code that was given. */
    codeId: uuid().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    textSha256: text().notNull(),
    /** The evidence page's facts (modules/signing/evidence.ts). */
    evidence: jsonb().$type<unknown>().notNull(),
    signedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('signatures_contract_unique').on(t.tenantId, t.contractId),
    index('signatures_user').on(t.tenantId, t.userId),
    sameTenant('signatures_contract', [t.tenantId, t.contractId], [contracts.tenantId, contracts.id]),
    sameTenant('signatures_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
