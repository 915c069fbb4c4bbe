import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { complaintSteps, complaints } from '#backend/db/schema/complaints.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import { OPEN_COMPLAINTS } from '#domain/complaint/complaint.ts';
import { complaintReference, REFERENCE_RANDOM_BYTES } from '#domain/investment/wire-reference.ts';

export type ComplaintRow = typeof complaints.$inferSelect;
type StepRow = typeof complaintSteps.$inferSelect;

const isIt = (tenantId: string, id: string) => and(eq(complaints.tenantId, tenantId), eq(complaints.id, id));

/** Locks a complaint: of two who act on it at once, the second finds what the first did. */
export async function lockComplaint(tx: Tx, tenantId: string, id: string): Promise<ComplaintRow | null> {
  const [row] = await tx.select().from(complaints).where(isIt(tenantId, id)).for('no key update');
  return row ?? null;
}

/** How many complaints of a person are open, and how many they have filed since. The person is locked: two forms at once are counted one after the other. */
export async function countOwn(tx: Tx, tenantId: string, userId: string, since: Date) {
  const isPerson = and(eq(users.tenantId, tenantId), eq(users.id, userId));
  await tx.select({ id: users.id }).from(users).where(isPerson).for('no key update');
  const own = and(eq(complaints.tenantId, tenantId), eq(complaints.userId, userId));
  const [[open], [recent]] = await Promise.all([
    tx
      .select({ found: count() })
      .from(complaints)
      .where(and(own, inArray(complaints.state, [...OPEN_COMPLAINTS]))),
    tx
      .select({ found: count() })
      .from(complaints)
      .where(and(own, gt(complaints.filedAt, since))),
  ]);
  return { open: open?.found ?? 0, recent: recent?.found ?? 0 };
}

type NewComplaint = Omit<
  ComplaintRow,
  'id' | 'reference' | 'decideBy' | 'askedAt' | 'answerBy' | 'outcome' | 'endedAt' | 'state' | Outside
> &
  Partial<Pick<ComplaintRow, Outside>>;
type Outside = 'outsideName' | 'outsideEmail' | 'outsideLang' | 'outsideAddress';

const REFERENCE_TRIES = 10;

/** Files a complaint under a reference that nobody has. */
export async function insertComplaint(tx: Tx, complaint: NewComplaint): Promise<ComplaintRow> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = complaintReference(randomBytes(REFERENCE_RANDOM_BYTES));
    const [row] = await tx
      .insert(complaints)
      .values({ ...complaint, id: randomUUID(), reference, state: 'RECEIVED' })
      .onConflictDoNothing({ target: [complaints.tenantId, complaints.reference] })
      .returning();
    if (row) return row;
  }
  throw new Error('no free reference of a complaint was found');
}

export type ComplaintChange = Partial<
  Pick<ComplaintRow, 'state' | 'decideBy' | 'askedAt' | 'answerBy' | 'dueAt' | 'outcome' | 'endedAt'>
>;

export async function updateComplaint(
  tx: Tx,
  { tenantId, id }: Pick<ComplaintRow, 'tenantId' | 'id'>,
  change: ComplaintChange,
): Promise<void> {
  await tx.update(complaints).set(change).where(isIt(tenantId, id));
}

/** Writes a step of its course down, and answers its id. */
export async function insertStep(tx: Tx, step: Omit<StepRow, 'id'>): Promise<string> {
  const id = randomUUID();
  await tx.insert(complaintSteps).values({ ...step, id });
  return id;
}

/** The course of a complaint, oldest first, each step with the name of who did it. */
export function stepsOf(tx: Tx, tenantId: string, complaintId: string) {
  return tx
    .select({ step: complaintSteps, name: PARTY.name })
    .from(complaintSteps)
    .leftJoin(users, and(eq(users.tenantId, complaintSteps.tenantId), eq(users.id, complaintSteps.userId)))
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, complaintSteps.tenantId), eq(userProfiles.userId, complaintSteps.userId)),
    )
    .where(and(eq(complaintSteps.tenantId, tenantId), eq(complaintSteps.complaintId, complaintId)))
    .orderBy(asc(complaintSteps.at), asc(complaintSteps.id));
}
export type CourseStep = Awaited<ReturnType<typeof stepsOf>>[number];

/** Takes the complaints of a deleted person away, once nothing keeps them: how many went, and the files that nothing points to any more. */
export async function forgetComplaints(tx: Tx, userId: string, today: string) {
  const { rows } = await tx.execute<{ gone: number; files: string[] }>(
    sql`select gone, files from lonja_forget_complaints(${userId}::uuid, ${today}::date)`,
  );
  return rows[0] ?? { gone: 0, files: [] };
}
