import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { askedPapers, paperRequests } from '#backend/db/schema/asked-papers.ts';
import { files } from '#backend/db/schema/files.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { AskedKind } from '#domain/user/asked-papers.ts';

export type RequestRow = typeof paperRequests.$inferSelect;
type PaperRow = typeof askedPapers.$inferSelect;

/** People by their ids, with what they are written in and where they land; who is gone is none of them. */
export function peopleToAsk(tx: Tx, tenantId: string, ids: readonly string[]) {
  return tx
    .select({
      userId: users.id,
      email: users.email,
      lang: users.lang,
      roles: users.roles,
      name: PARTY.name,
    })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...ids]), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('no key update', { of: users });
}
export type PersonToAsk = Awaited<ReturnType<typeof peopleToAsk>>[number];

/** Open requests of these people. */
export function openRequestsOf(tx: Tx, tenantId: string, userIds: readonly string[]) {
  return tx
    .select({ userId: paperRequests.userId, kinds: paperRequests.kinds })
    .from(paperRequests)
    .where(
      and(
        eq(paperRequests.tenantId, tenantId),
        inArray(paperRequests.userId, [...userIds]),
        eq(paperRequests.state, 'OPEN'),
      ),
    );
}

export async function insertRequest(
  tx: Tx,
  request: Pick<RequestRow, 'tenantId' | 'userId' | 'kinds' | 'message' | 'dueOn' | 'askedBy' | 'askedAt'>,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(paperRequests).values({ ...request, id, state: 'OPEN' });
  return id;
}

/** Locks a request: of two who act on it at once, the second finds what the first did. */
export async function lockRequest(tx: Tx, tenantId: string, id: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(paperRequests)
    .where(and(eq(paperRequests.tenantId, tenantId), eq(paperRequests.id, id)))
    .for('update');
  return row ?? null;
}

/** Of which request a paper is; null: there is no such paper. */
export async function requestOfPaper(tx: Tx, tenantId: string, paperId: string): Promise<string | null> {
  const [row] = await tx
    .select({ requestId: askedPapers.requestId })
    .from(askedPapers)
    .where(and(eq(askedPapers.tenantId, tenantId), eq(askedPapers.id, paperId)));
  return row?.requestId ?? null;
}

/** A person's requests: the open ones first, what is due first on top; then those that are over, the newest first. */
export function requestsOf(tx: Tx, tenantId: string, userId: string, most: number, openOnly = false) {
  return tx
    .select()
    .from(paperRequests)
    .where(
      and(
        eq(paperRequests.tenantId, tenantId),
        eq(paperRequests.userId, userId),
        openOnly ? eq(paperRequests.state, 'OPEN') : undefined,
      ),
    )
    .orderBy(
      desc(eq(paperRequests.state, 'OPEN')),
      asc(sql`case when ${paperRequests.state} = 'OPEN' then ${paperRequests.dueOn} end`),
      desc(paperRequests.askedAt),
      asc(paperRequests.id),
    )
    .limit(most);
}

/** The papers of some requests with their files' names, the newest last. */
export function papersOf(tx: Tx, tenantId: string, requestIds: readonly string[]) {
  return tx
    .select({ paper: askedPapers, name: files.name })
    .from(askedPapers)
    .innerJoin(files, and(eq(files.tenantId, askedPapers.tenantId), eq(files.id, askedPapers.fileId)))
    .where(and(eq(askedPapers.tenantId, tenantId), inArray(askedPapers.requestId, [...requestIds])))
    .orderBy(asc(askedPapers.sentAt), asc(askedPapers.id));
}

/** Puts a paper in the place of one that nobody has looked at. */
export async function bringPaper(
  tx: Tx,
  paper: { tenantId: string; requestId: string; kind: AskedKind; fileId: string; sentAt: Date },
): Promise<void> {
  const { tenantId, requestId, kind } = paper;
  await tx
    .update(askedPapers)
    .set({ state: 'REPLACED' })
    .where(
      and(
        eq(askedPapers.tenantId, tenantId),
        eq(askedPapers.requestId, requestId),
        eq(askedPapers.kind, kind),
        eq(askedPapers.state, 'SENT'),
      ),
    );
  await tx.insert(askedPapers).values({ ...paper, id: randomUUID(), state: 'SENT' });
}

export async function setPaper(
  tx: Tx,
  { tenantId, id }: Pick<PaperRow, 'tenantId' | 'id'>,
  change: Pick<PaperRow, 'state' | 'reason' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx
    .update(askedPapers)
    .set(change)
    .where(and(eq(askedPapers.tenantId, tenantId), eq(askedPapers.id, id)));
}

export async function setRequest(
  tx: Tx,
  { tenantId, id }: Pick<RequestRow, 'tenantId' | 'id'>,
  change: Partial<Pick<RequestRow, 'state' | 'waitsSince' | 'endedAt' | 'reminded'>>,
): Promise<void> {
  await tx
    .update(paperRequests)
    .set(change)
    .where(and(eq(paperRequests.tenantId, tenantId), eq(paperRequests.id, id)));
}

/** Takes away what a deleted person was asked for and brought: how many records went, and the files that nothing points to any more. */
export async function forgetAskedPapers(tx: Tx, userId: string, today: string) {
  const { rows } = await tx.execute<{ gone: number; files: string[] }>(
    sql`select gone, files from lonja_forget_asked_papers(${userId}::uuid, ${today}::date)`,
  );
  return rows[0] ?? { gone: 0, files: [] };
}
