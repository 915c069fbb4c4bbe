import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#backend/db/schema/users.ts';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Whose an approved address of a whitelist is; null where it is not on it, not approved, or nobody's we know. */
export async function listedOwner(tx: Tx, tenantId: string, issuanceId: string, address: string) {
  const [row] = await tx
    .select({ userId: whitelistEntries.userId })
    .from(whitelistEntries)
    .where(
      and(
        eq(whitelistEntries.tenantId, tenantId),
        eq(whitelistEntries.issuanceId, issuanceId),
        eq(whitelistEntries.addressKey, address.toLowerCase()),
        eq(whitelistEntries.state, 'APPROVED'),
      ),
    );
  return row?.userId ?? null;
}

/** Whose a code is; null where it is nobody's. */
export async function ownerOfCode(tx: Tx, tenantId: string, code: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.referralCode, code), isNull(users.deletedAt)));
  return row?.id ?? null;
}
