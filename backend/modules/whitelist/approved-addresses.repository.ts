import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { WhitelistState } from '#domain/issuance/whitelist.ts';

/** An address of a whitelist as a registry elsewhere needs it. */
interface ListedAddress {
  entryId: string;
  /** As EIP-55 writes it. */
  address: string;
  /** Null: an address alone. */
  userId: string | null;
  state: WhitelistState;
  movedAt: Date;
}

const LISTED = {
  entryId: whitelistEntries.id,
  address: sql<string>`${whitelistEntries.address}`,
  userId: whitelistEntries.userId,
  state: whitelistEntries.state,
  movedAt: whitelistEntries.movedAt,
};

/** What has changed since a moment, oldest first: proposed, approved, revoked. `since` null: everything. */
export function whitelistChanges(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  { since, limit }: { since: { movedAt: Date; entryId: string } | null; limit: number },
): Promise<ListedAddress[]> {
  return tx
    .select(LISTED)
    .from(whitelistEntries)
    .where(
      and(
        withAddress(tenantId, issuanceId),
        since
          ? sql`(${whitelistEntries.movedAt}, ${whitelistEntries.id}) > (${since.movedAt}, ${since.entryId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(whitelistEntries.movedAt), asc(whitelistEntries.id))
    .limit(limit);
}

/** How an address stands, whatever its capitals; null: it is not on the list. */
export async function listedAddress(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  address: string,
): Promise<ListedAddress | null> {
  const [row] = await tx
    .select(LISTED)
    .from(whitelistEntries)
    .where(and(withAddress(tenantId, issuanceId), eq(whitelistEntries.addressKey, address.toLowerCase())));
  return row ?? null;
}

const withAddress = (tenantId: string, issuanceId: string): SQL | undefined =>
  and(
    eq(whitelistEntries.tenantId, tenantId),
    eq(whitelistEntries.issuanceId, issuanceId),
    isNotNull(whitelistEntries.address),
  );
