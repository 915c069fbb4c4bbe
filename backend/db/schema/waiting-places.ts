import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PLACE_STATES } from '#domain/issuance/waiting-list.ts';
import { id, isOneOf, moment, sameTenant, tenantId, tokenCount } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** A place in the queue for tokens of an offer that is sold out; those of one issuance are taken in the order of `joined_at`. */
export const waitingPlaces = pgTable(
  'waiting_places',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    userId: uuid().notNull(),
    /** What the person would order. */
    tokens: tokenCount().notNull(),
    state: text({ enum: PLACE_STATES }).notNull(),
    /** What is held for the place, and until when. */
    offeredTokens: tokenCount(),
    offeredUntil: moment(),
    joinedAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('waiting_places_one').on(t.tenantId, t.issuanceId, t.userId).where(sql`ended_at is null`),
    index('waiting_places_queue').on(t.tenantId, t.issuanceId, t.joinedAt, t.id).where(sql`ended_at is null`),
    index('waiting_places_user').on(t.tenantId, t.userId, t.joinedAt),
    sameTenant('waiting_places_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('waiting_places_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('waiting_places_state', isOneOf('state', PLACE_STATES)),
    check('waiting_places_tokens', sql.raw('tokens >= 1')),
    check('waiting_places_offered', sql.raw("state <> 'OFFERED' or offered_tokens is not null")),
    check('waiting_places_ended', sql.raw("(state in ('WAITING', 'OFFERED')) = (ended_at is null)")),
  ],
);
