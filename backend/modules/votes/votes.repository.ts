import { and, asc, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { inText } from '#backend/db/in-text.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { users } from '#backend/db/schema/users.ts';
import { ballots, votes } from '#backend/db/schema/votes.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { partyNames } from '#backend/modules/profiles/display-name.repository.ts';
import type { Localized } from '#domain/tenant/language.ts';

export type VoteRow = typeof votes.$inferSelect;

/** Votes that a page shows of one issuance. */
const MOST_SHOWN = 50;
/** And those that wait for one holder. */
const MOST_WAITING = 20;

const isIt = (tenantId: string, id: string) => and(eq(votes.tenantId, tenantId), eq(votes.id, id));

export function votesOf(tx: Tx, tenantId: string, issuanceId: string): Promise<VoteRow[]> {
  return tx
    .select()
    .from(votes)
    .where(and(eq(votes.tenantId, tenantId), eq(votes.issuanceId, issuanceId)))
    .orderBy(desc(votes.proposedAt), desc(votes.id))
    .limit(MOST_SHOWN);
}

/** A vote, locked where it is changed: two decisions never cross, and no ballot comes into a vote that is taken back. */
export async function voteById(tx: Tx, tenantId: string, id: string, lock?: 'update' | 'share') {
  const asked = tx.select().from(votes).where(isIt(tenantId, id));
  const [row] = await (lock === 'update' ? asked.for('no key update') : lock === 'share' ? asked.for('share') : asked);
  return row ?? null;
}

export async function insertVote(tx: Tx, vote: Omit<typeof votes.$inferInsert, 'id'>): Promise<string> {
  const [row] = await tx.insert(votes).values(vote).returning({ id: votes.id });
  if (!row) throw new Error('the vote was not written');
  return row.id;
}

export async function setVote(
  tx: Tx,
  { tenantId, id }: Pick<VoteRow, 'tenantId' | 'id'>,
  change: Partial<
    Pick<VoteRow, 'state' | 'decidedBy' | 'decidedAt' | 'reason' | 'toldAt' | 'resultToldTo' | 'resultToldAt'>
  >,
): Promise<void> {
  await tx.update(votes).set(change).where(isIt(tenantId, id));
}

interface Held {
  tenantId: string;
  issuanceId: string;
  at: Date;
}

/** Tokens of an issuance in hands at a moment, by the journal: of one person, or of everybody. */
export async function heldAt(tx: Tx, { tenantId, issuanceId, at }: Held, userId?: string): Promise<bigint> {
  const { rows } = await tx.execute<{ tokens: string }>(sql`
    select coalesce(sum(p.amount), 0)::text as tokens from ledger_accounts a
    join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
    join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
    where a.tenant_id = ${tenantId} and a.kind = 'holding' and a.issuance_id = ${issuanceId} and e.created_at <= ${at}
      ${userId === undefined ? sql`` : sql`and a.user_id = ${userId}`}`);
  return BigInt(rows[0]?.tokens ?? '0');
}

/** Tokens and ballots behind each option of a vote that has any. */
export function ballotSums(tx: Tx, tenantId: string, voteId: string) {
  return tx
    .select({
      choice: ballots.choice,
      tokens: sql<string>`sum(${ballots.tokens})::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(ballots)
    .where(and(eq(ballots.tenantId, tenantId), eq(ballots.voteId, voteId)))
    .groupBy(ballots.choice);
}

export async function ballotOf(tx: Tx, tenantId: string, voteId: string, userId: string) {
  const [row] = await tx
    .select()
    .from(ballots)
    .where(and(eq(ballots.tenantId, tenantId), eq(ballots.voteId, voteId), eq(ballots.userId, userId)));
  return row ?? null;
}

/** Writes a ballot down, in the place of the person's last one. */
export async function keepBallot(
  tx: Tx,
  ballot: Pick<typeof ballots.$inferInsert, 'tenantId' | 'voteId' | 'userId' | 'choice' | 'tokens' | 'castAt'>,
): Promise<void> {
  await tx
    .insert(ballots)
    .values(ballot)
    .onConflictDoUpdate({
      target: [ballots.tenantId, ballots.voteId, ballots.userId],
      set: { choice: ballot.choice, castAt: ballot.castAt, changes: sql`${ballots.changes} + 1` },
    });
}

/** Every ballot with its holder's name, the most tokens first. */
export async function namedBallots(tx: Tx, tenantId: string, voteId: string) {
  const rows = await tx
    .select({ userId: ballots.userId, choice: ballots.choice, tokens: ballots.tokens, castAt: ballots.castAt })
    .from(ballots)
    .where(and(eq(ballots.tenantId, tenantId), eq(ballots.voteId, voteId)))
    .orderBy(desc(ballots.tokens), asc(ballots.userId));
  const names = await partyNames(
    tx,
    tenantId,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...row, name: names.get(row.userId) ?? '' }));
}

const isApproved = inText(eq(votes.state, 'APPROVED'));
const isToTell = (tenantId: string, now: Date) =>
  and(eq(votes.tenantId, tenantId), isApproved, isNull(votes.toldAt), lte(votes.opensAt, now));
const isToClose = (tenantId: string, now: Date) =>
  and(eq(votes.tenantId, tenantId), isApproved, isNull(votes.resultToldAt), lt(votes.closesAt, now));

/** Whether `votesToTell` or `voteToClose` finds any. */
export const anyVoteToTell = (tenantId: string, now: Date): SQL =>
  sql`(${anyRow(votes, isToTell(tenantId, now))} or ${anyRow(votes, isToClose(tenantId, now))})`;

/** Approved votes that are open and of which nobody was told. */
export function votesToTell(tx: Tx, tenantId: string, now: Date): Promise<VoteRow[]> {
  return tx.select().from(votes).where(isToTell(tenantId, now)).orderBy(asc(votes.opensAt), asc(votes.id));
}

/** The vote that ended first and whose result somebody has not been told, for this transaction alone; another that tells it passes on to the next. */
export async function voteToClose(tx: Tx, tenantId: string, now: Date): Promise<VoteRow | null> {
  const [row] = await tx
    .select()
    .from(votes)
    .where(isToClose(tenantId, now))
    .orderBy(asc(votes.closesAt), asc(votes.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row ?? null;
}

/** What some of those who had a say voted: their option, from 0. */
export async function choicesOf(tx: Tx, { tenantId, id }: VoteRow, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, number>();
  const rows = await tx
    .select({ userId: ballots.userId, choice: ballots.choice })
    .from(ballots)
    .where(and(eq(ballots.tenantId, tenantId), eq(ballots.voteId, id), inArray(ballots.userId, [...userIds])));
  return new Map(rows.map(({ userId, choice }) => [userId, choice]));
}

/** Votes that are open, in which somebody has a say and has not voted; what ends first stands first. */
export async function votesWaitingFor(tx: Tx, tenantId: string, userId: string, now: Date) {
  const { rows } = await tx.execute<{
    id: string;
    title: Localized;
    question: Localized;
    closes_at: Date;
    tokens: string;
  }>(sql`
    select i.id, i.title, v.question, v.closes_at, held.tokens::text as tokens from ${votes} v
    join ${issuances} i on i.tenant_id = v.tenant_id and i.id = v.issuance_id
    cross join lateral (
      select sum(p.amount) as tokens from ledger_accounts a
      join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
      join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
      where a.tenant_id = v.tenant_id and a.kind = 'holding' and a.issuance_id = v.issuance_id
        and a.user_id = ${userId} and e.created_at <= v.record_at) held
    where v.tenant_id = ${tenantId} and v.state = 'APPROVED' and v.result_told_at is null
      and v.opens_at <= ${now} and v.closes_at >= ${now} and held.tokens > 0
      and not exists (select 1 from ${ballots} b where b.tenant_id = v.tenant_id and b.vote_id = v.id and b.user_id = ${userId})
    order by v.closes_at, v.id limit ${MOST_WAITING}`);
  return rows;
}

/** Who has a say in a vote, with where and in which language they are written to, by their ids; after one of them, and so many. Who is gone is not. */
export async function votersOf(
  tx: Tx,
  { tenantId, issuanceId, recordAt }: VoteRow,
  after: string | null = null,
  most: number | null = null,
) {
  const { rows } = await tx.execute<{ id: string; email: string; lang: 'es' | 'en'; tokens: string }>(sql`
    select u.id, u.email, u.lang, held.tokens::text as tokens from (
      select a.user_id, sum(p.amount) as tokens from ledger_accounts a
      join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
      join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
      where a.tenant_id = ${tenantId} and a.kind = 'holding' and a.issuance_id = ${issuanceId} and e.created_at <= ${recordAt}
      group by a.user_id) held
    join ${users} u on u.tenant_id = ${tenantId} and u.id = held.user_id
    where held.tokens > 0 and u.deleted_at is null and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${most}::int`);
  return rows;
}

/** What a page and a mail say of the issuance of a vote; null where it is gone. */
export async function issuanceOfVote(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select({ id: issuances.id, title: issuances.title, symbol: issuances.tokenSymbol })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, id)));
  return row ?? null;
}
