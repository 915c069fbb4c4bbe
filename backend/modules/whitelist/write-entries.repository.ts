import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { wallets } from '#backend/db/schema/users.ts';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { WhitelistState } from '#domain/issuance/whitelist.ts';

/** Who puts an entry on a list, when, and what it is worth: a manager's is approved at once. */
export interface Adding {
  tenantId: string;
  issuanceId: string;
  byUserId: string;
  now: Date;
  isManager: boolean;
}

/** The columns of a new entry that follow from who adds it. */
function addedAs({ tenantId, issuanceId, byUserId, now, isManager }: Adding) {
  return {
    tenantId,
    issuanceId,
    state: isManager ? ('APPROVED' as const) : ('PENDING' as const),
    createdBy: byUserId,
    createdAt: now,
    decidedBy: isManager ? byUserId : null,
    decidedAt: isManager ? now : null,
    movedAt: now,
  };
}

/** An address of a list, of the person whose wallet it is; null where the list has it. */
export async function insertAddress(
  tx: Tx,
  adding: Adding,
  address: string,
): Promise<{ id: string; state: WhitelistState } | null> {
  const [owner] = await tx
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(and(eq(wallets.tenantId, adding.tenantId), sql`lower(${wallets.address}) = ${address.toLowerCase()}`));
  const [row] = await tx
    .insert(whitelistEntries)
    .values({ ...addedAs(adding), address, userId: owner?.userId ?? null })
    .onConflictDoNothing()
    .returning({ id: whitelistEntries.id, state: whitelistEntries.state });
  return row ?? null;
}

/** People with their wallets as they know them now: each approved. Somebody who is on the list without a wallet, or not approved, is brought up to date. */
export async function approvePeople(
  tx: Tx,
  adding: Adding,
  people: readonly { userId: string; address: string | null }[],
): Promise<void> {
  const { tenantId, issuanceId, byUserId, now } = adding;
  const decided = { state: 'APPROVED' as const, decidedBy: byUserId, decidedAt: now, reason: null, movedAt: now };
  for (const { userId, address } of people) {
    const ofPerson = and(
      eq(whitelistEntries.tenantId, tenantId),
      eq(whitelistEntries.issuanceId, issuanceId),
      eq(whitelistEntries.userId, userId),
      isNull(whitelistEntries.address),
    );
    const [known] = await tx
      .update(whitelistEntries)
      .set(decided)
      .where(
        address === null
          ? ofPerson
          : and(
              eq(whitelistEntries.tenantId, tenantId),
              eq(whitelistEntries.issuanceId, issuanceId),
              eq(whitelistEntries.addressKey, address.toLowerCase()),
            ),
      )
      .returning({ id: whitelistEntries.id });
    if (known) continue;
    const [given] =
      address === null
        ? []
        : await tx
            .update(whitelistEntries)
            .set({ ...decided, address })
            .where(ofPerson)
            .returning({ id: whitelistEntries.id });
    if (!given) await tx.insert(whitelistEntries).values({ ...addedAs(adding), userId, address });
  }
}

/** Approves or revokes those of these entries that stand otherwise; answers how many that were. */
export async function decideEntries(
  tx: Tx,
  { tenantId, issuanceId, byUserId, now }: Adding,
  {
    ids,
    from,
    to,
    reason,
  }: { ids: readonly string[]; from: readonly WhitelistState[]; to: WhitelistState; reason: string | null },
): Promise<number> {
  const rows = await tx
    .update(whitelistEntries)
    .set({ state: to, decidedBy: byUserId, decidedAt: now, reason, movedAt: now })
    .where(
      and(
        eq(whitelistEntries.tenantId, tenantId),
        eq(whitelistEntries.issuanceId, issuanceId),
        inArray(whitelistEntries.id, [...ids]),
        inArray(whitelistEntries.state, [...from]),
      ),
    )
    .returning({ id: whitelistEntries.id });
  return rows.length;
}
