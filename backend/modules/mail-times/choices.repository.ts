import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { mailChoices } from '#backend/db/schema/mail-choices.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { type MailTime, mailTimeOf, NEWS_KINDS, type NewsKind, PROJECT_NEWS } from '#domain/message/mail-choice.ts';
import { dropLines } from './lines.repository.ts';

export interface Person {
  tenantId: string;
  userId: string;
}

const ownBy = ({ tenantId, userId }: Person) => and(eq(mailChoices.tenantId, tenantId), eq(mailChoices.userId, userId));

/** What somebody said for all projects, and of these. */
export function choicesOf(tx: Tx, person: Person, issuanceIds: readonly string[]) {
  return tx
    .select({ kind: mailChoices.kind, issuanceId: mailChoices.issuanceId, frequency: mailChoices.frequency })
    .from(mailChoices)
    .where(
      and(
        eq(mailChoices.tenantId, tx.tenantId),
        ownBy(person),
        or(isNull(mailChoices.issuanceId), inArray(mailChoices.issuanceId, [...issuanceIds])),
      ),
    );
}

/** When each of several people is mailed of a kind of news of a project. */
export async function timesOf(
  tx: Tx,
  { tenantId, kind, issuanceId }: { tenantId: string; kind: NewsKind; issuanceId: string },
  userIds: readonly string[],
): Promise<(userId: string) => MailTime> {
  const { userId, frequency } = mailChoices;
  const rows = await tx
    .select({ userId, kind: mailChoices.kind, issuanceId: mailChoices.issuanceId, frequency })
    .from(mailChoices)
    .where(
      and(
        eq(mailChoices.tenantId, tenantId),
        sql`${userId} = any(${sql.param([...userIds])}::uuid[])`,
        eq(mailChoices.kind, kind),
        or(isNull(mailChoices.issuanceId), eq(mailChoices.issuanceId, issuanceId)),
      ),
    );
  return (id) =>
    mailTimeOf(
      rows.filter((row) => row.userId === id),
      kind,
      issuanceId,
    );
}

/** Keeps what somebody said; null takes it back. What waits for their mail of the day goes where they want none. */
export async function keepChoices(
  tx: Tx,
  person: Person,
  issuanceId: string | null,
  choices: Readonly<Record<NewsKind, MailTime | null>>,
  now: Date,
): Promise<void> {
  const about = issuanceId === null ? isNull(mailChoices.issuanceId) : eq(mailChoices.issuanceId, issuanceId);
  await tx.delete(mailChoices).where(and(eq(mailChoices.tenantId, tx.tenantId), ownBy(person), about));
  const said = NEWS_KINDS.flatMap((kind) => {
    const frequency = choices[kind];
    return frequency === null ? [] : [{ ...person, issuanceId, kind, frequency, changedAt: now }];
  });
  if (said.length > 0) await tx.insert(mailChoices).values(said);
  const never = said.filter(({ frequency }) => frequency === 'NEVER').map(({ kind }) => kind);
  if (issuanceId !== null) await dropLines(tx, person, { kinds: never, issuanceId });
}

/** Who follows a project asks to be told of it: that they wanted none of its news is taken back. */
export async function takeKindsAgain(tx: Tx, { issuanceId, ...person }: Person & { issuanceId: string }) {
  await tx.delete(mailChoices).where(
    and(
      eq(mailChoices.tenantId, tx.tenantId),

      ownBy(person),
      eq(mailChoices.issuanceId, issuanceId),
      inArray(mailChoices.kind, [...PROJECT_NEWS]),
      eq(mailChoices.frequency, 'NEVER'),
    ),
  );
}

const daily = (person: Person) => and(ownBy(person), eq(mailChoices.frequency, 'DAILY'));

/** Whether anything is mailed to them once a day. */
export async function takesDigest(tx: Tx, person: Person): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(mailChoices)
    .where(and(eq(mailChoices.tenantId, tx.tenantId), daily(person)))
    .limit(1);
  return rows.length > 0;
}

/** What was mailed once a day is mailed no more, nor what waits for it. */
export async function leaveDigest(tx: Tx, person: Person, now: Date): Promise<void> {
  await tx
    .update(mailChoices)
    .set({ frequency: 'NEVER', changedAt: now })
    .where(and(eq(mailChoices.tenantId, tx.tenantId), daily(person)));
  await dropLines(tx, person, { kinds: NEWS_KINDS, issuanceId: null });
}
