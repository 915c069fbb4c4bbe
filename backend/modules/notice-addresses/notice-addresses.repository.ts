import { and, asc, eq, inArray } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import { issuanceNoticeAddresses, issuanceNoticeLinks } from '#backend/db/schema/notice-addresses.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type NoticeAddressRow = typeof issuanceNoticeAddresses.$inferSelect;
type NewAddress = typeof issuanceNoticeAddresses.$inferInsert;

const ofProject = (tenantId: string, issuanceId: string) =>
  and(eq(issuanceNoticeAddresses.tenantId, tenantId), eq(issuanceNoticeAddresses.issuanceId, issuanceId));
const isOne = ({ tenantId, id }: Pick<NoticeAddressRow, 'tenantId' | 'id'>) =>
  and(eq(issuanceNoticeAddresses.tenantId, tenantId), eq(issuanceNoticeAddresses.id, id));

/** Every address that a project knows, in the issuer's order; those that want no more and are listed no longer as well. */
export function noticeAddresses(tx: Tx, tenantId: string, issuanceId: string): Promise<NoticeAddressRow[]> {
  return tx
    .select()
    .from(issuanceNoticeAddresses)
    .where(ofProject(tenantId, issuanceId))
    .orderBy(asc(issuanceNoticeAddresses.position), asc(issuanceNoticeAddresses.id));
}

export async function insertAddress(tx: Tx, row: NewAddress): Promise<void> {
  await tx.insert(issuanceNoticeAddresses).values(row);
}

export async function updateAddress(
  tx: Tx,
  row: Pick<NoticeAddressRow, 'tenantId' | 'id'>,
  change: Partial<
    Pick<NoticeAddressRow, 'position' | 'lang' | 'state' | 'listed' | 'askedAt' | 'confirmedAt' | 'leftAt'>
  >,
): Promise<void> {
  await tx.update(issuanceNoticeAddresses).set(change).where(isOne(row));
}

/** Takes addresses away, with the links that were mailed to them. */
export async function dropAddresses(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [links, rows] = [issuanceNoticeLinks, issuanceNoticeAddresses];
  await tx.delete(links).where(and(eq(links.tenantId, tenantId), inArray(links.addressId, [...ids])));
  await tx.delete(rows).where(and(eq(rows.tenantId, tenantId), inArray(rows.id, [...ids])));
}

export async function insertLink(tx: Tx, link: typeof issuanceNoticeLinks.$inferInsert): Promise<void> {
  await tx.insert(issuanceNoticeLinks).values(link);
}

/** The address that a link was mailed to, locked, with its project; null where there is none. */
export async function addressOfLink(tx: Tx, tenantId: string, tokenHash: string) {
  const [row] = await tx
    .select({
      address: issuanceNoticeAddresses,
      issuance: { id: issuances.id, title: issuances.title, issuerName: issuances.issuerName },
    })
    .from(issuanceNoticeLinks)
    .innerJoin(
      issuanceNoticeAddresses,
      and(
        eq(issuanceNoticeAddresses.tenantId, issuanceNoticeLinks.tenantId),
        eq(issuanceNoticeAddresses.id, issuanceNoticeLinks.addressId),
      ),
    )
    .innerJoin(
      issuances,
      and(
        eq(issuances.tenantId, issuanceNoticeAddresses.tenantId),
        eq(issuances.id, issuanceNoticeAddresses.issuanceId),
      ),
    )
    .where(and(eq(issuanceNoticeLinks.tenantId, tenantId), eq(issuanceNoticeLinks.tokenHash, tokenHash)))
    .for('no key update', { of: issuanceNoticeAddresses });
  return row ?? null;
}

/** Who acts for an issuer: where they are written to, and in which language. Null where their account is gone. */
export async function issuerToTell(tx: Tx, tenantId: string, userId: string) {
  const [row] = await tx
    .select({ id: users.id, email: users.email, lang: users.lang, deletedAt: users.deletedAt })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row && row.deletedAt === null ? row : null;
}
