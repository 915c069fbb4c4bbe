import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/tenant/language.ts';
import { VOTE_STATES } from '#domain/vote/vote.ts';
import { id, isOneOf, localizedColumn, moment, sameTenant, tenantId, tokenCount } from './columns.ts';
import { issuances } from './issuances.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** A question that an issuer puts to who holds its tokens at a moment. */
export const votes = pgTable(
  'votes',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    issuanceId: uuid().notNull(),
    state: text({ enum: VOTE_STATES }).notNull(),
    question: localizedColumn(),
    explanation: localizedColumn(),
    options: jsonb().$type<Localized[]>().notNull(),
    /** Of the tokens in hands at the record moment; 0: none. */
    quorumPercent: integer().notNull(),
    /** Whoever holds tokens at the end of this day votes. */
    recordOn: date({ mode: 'string' }).notNull(),
    recordAt: moment().notNull(),
    opensOn: date({ mode: 'string' }).notNull(),
    opensAt: moment().notNull(),
    closesOn: date({ mode: 'string' }).notNull(),
    /** The last second in which a ballot is cast or changed. */
    closesAt: moment().notNull(),
    proposedBy: uuid().notNull(),
    proposedAt: moment().notNull(),
    /** Who approved, refused or took it back, when and why. */
    decidedBy: uuid(),
    decidedAt: moment(),
    reason: text(),
    /** When the holders were written to that it is open. */
    toldAt: moment(),
    /** The last of the holders, in the order of their ids, who was mailed the result; null: nobody yet. */
    resultToldTo: uuid(),
    /** When the last of them was. */
    resultToldAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'votes_pk', columns: [t.tenantId, t.id] }),
    index('votes_of').on(t.tenantId, t.issuanceId, t.proposedAt, t.id),
    index('votes_to_tell').on(t.tenantId, t.opensAt).where(sql`state = 'APPROVED' and told_at is null`),
    index('votes_results_to_tell').on(t.tenantId, t.closesAt).where(sql`state = 'APPROVED' and result_told_at is null`),
    sameTenant('votes_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('votes_proposed_by', [t.tenantId, t.proposedBy], [users.tenantId, users.id]),
    sameTenant('votes_decided_by', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
    check('votes_state', isOneOf('state', VOTE_STATES)),
  ],
);

/** What one holder answered; changed until the vote ends, one of each. */
export const ballots = pgTable(
  'ballots',
  {
    tenantId: tenantId(),
    voteId: uuid().notNull(),
    userId: uuid().notNull(),
    /** The option, from 0. */
    choice: integer().notNull(),
    /** Held at the record moment. */
    tokens: tokenCount().notNull(),
    castAt: moment().notNull(),
    /** How often it was changed. */
    changes: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'ballots_pk', columns: [t.tenantId, t.voteId, t.userId] }),
    index('ballots_user').on(t.tenantId, t.userId),
    sameTenant('ballots_vote', [t.tenantId, t.voteId], [votes.tenantId, votes.id]),
    sameTenant('ballots_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
