import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { type Counted, countUpTo } from '#backend/db/counted.ts';
import type { messages } from '#backend/db/schema/messages.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { isDeadAddress } from '#backend/mail/dead-address.repository.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import { LIVE_STATUSES } from '#domain/investment/transitions.ts';

/** Whom a message is for, as its row says. */
export type Addressed = Pick<
  typeof messages.$inferSelect,
  'tenantId' | 'audience' | 'issuanceId' | 'orderStatus' | 'userStatus' | 'chosen' | 'purpose'
>;

/** Somebody of an audience. */
export type Addressee = Awaited<ReturnType<typeof addresseesAfter>>[number];

/** The next people who are written to, by their key. */
export function addresseesAfter(tx: Tx, addressed: Addressed, after: string | null, limit: number) {
  return people(tx)
    .where(and(isReached(addressed), after === null ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** That person, where they are still of the audience. */
export function addresseeWith(tx: Tx, addressed: Addressed, userId: string) {
  return people(tx).where(and(isReached(addressed), eq(users.id, userId)));
}

/** How many an audience is, how many of them would be written to, and some of these, as far as lists are counted. */
export async function measure(tx: Tx, addressed: Addressed, some: number) {
  const [all, reached, first] = await Promise.all([
    countUpTo(tx, people(tx).where(isAddressed(addressed))),
    countUpTo(tx, people(tx).where(isReached(addressed))),
    addresseesAfter(tx, addressed, null, some),
  ]);
  return { all, reached, first } satisfies { all: Counted; reached: Counted; first: Addressee[] };
}

function people(tx: Tx) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      lang: users.lang,
      name: PARTY.name,
      own: sql<string>`trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`,
    })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)));
}

const isReached = (addressed: Addressed) =>
  and(
    isAddressed(addressed),
    addressed.purpose === 'COMMERCIAL' ? eq(userProfiles.commercialCommunications, true) : undefined,
  );

/** Who is gone or was rejected is written nothing more, and whose address nobody has proved nothing yet. */
const isAddressed = (addressed: Addressed) =>
  and(
    eq(users.tenantId, addressed.tenantId),
    isNull(users.deletedAt),
    isNotNull(users.emailVerifiedAt),
    ne(users.status, 'REJECTED'),
    // What is advertising is not written where no mail is taken.
    addressed.purpose === 'COMMERCIAL' ? not(isDeadAddress) : undefined,
    belongs(addressed),
  );

function belongs({ audience, issuanceId, orderStatus, userStatus, chosen }: Addressed): SQL | undefined {
  switch (audience) {
    case 'HOLDERS':
      return sql`exists (select 1 from issuance_holders h where h.tenant_id = ${users.tenantId}
        and h.issuance_id = ${issuanceId} and h.user_id = ${users.id} and h.tokens > 0)`;
    case 'INVESTORS': {
      const standing = orderStatus ? [orderStatus] : [...LIVE_STATUSES, 'MINTED' as const, 'CLOSED' as const];
      return inArray(
        users.id,
        sql`(select i.user_id from investments i where i.tenant_id = ${users.tenantId}
          and i.issuance_id = ${issuanceId} and ${inArray(sql`i.status`, standing)})`,
      );
    }
    case 'CHOSEN':
      return inArray(users.id, chosen ?? []);
    case 'PEOPLE':
      return userStatus ? eq(users.status, userStatus) : undefined;
    default: {
      const unknown: never = audience;
      throw new Error(`unknown audience ${String(unknown)}`);
    }
  }
}
