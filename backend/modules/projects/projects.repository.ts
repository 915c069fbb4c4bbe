import { and, arrayOverlaps, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { issuanceDocuments, issuanceTeam } from '#backend/db/schema/issuance-content.ts';
import { issuanceSlugs, issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import {
  type NoticeAddressRow,
  noticeAddresses,
} from '#backend/modules/notice-addresses/notice-addresses.repository.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';

/** Most names in the choice of an issuer. */
const ISSUERS_MAX = 500;

export type ProjectRow = typeof issuances.$inferSelect;
export type ProjectChange = Partial<Omit<typeof issuances.$inferInsert, 'tenantId' | 'id' | 'status'>>;
export type DocumentRow = typeof issuanceDocuments.$inferSelect;
type TeamRow = typeof issuanceTeam.$inferSelect;

/** A project with the rows that belong to it, in their order. */
export interface ProjectParts {
  issuance: ProjectRow;
  team: TeamRow[];
  documents: DocumentRow[];
  /** Addresses for questions; those that are listed no longer as well. */
  noticeAddresses: NoticeAddressRow[];
}

/** A project that fits a condition, or null. */
export async function projectRow(tx: Tx, where: SQL | undefined): Promise<ProjectRow | null> {
  const [row] = await tx
    .select()
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), where))
    .limit(1);
  return row ?? null;
}

/** Team, documents and addresses of a project; documents that are over as well. */
export async function partsOf(tx: Tx, tenantId: string, id: string): Promise<Omit<ProjectParts, 'issuance'>> {
  const [team, documents, addresses] = await Promise.all([
    tx
      .select()
      .from(issuanceTeam)
      .where(and(eq(issuanceTeam.tenantId, tenantId), eq(issuanceTeam.issuanceId, id)))
      .orderBy(asc(issuanceTeam.position)),
    tx
      .select()
      .from(issuanceDocuments)
      .where(and(eq(issuanceDocuments.tenantId, tenantId), eq(issuanceDocuments.issuanceId, id)))
      .orderBy(asc(issuanceDocuments.position)),
    noticeAddresses(tx, tenantId, id),
  ]);
  return { team, documents, noticeAddresses: addresses };
}

export async function insertProject(tx: Tx, row: typeof issuances.$inferInsert): Promise<void> {
  await tx.insert(issuances).values(row);
}

/** Whose address a slug is or was; null: free. */
export async function ownerOfSlug(tx: Tx, tenantId: string, slug: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: issuanceSlugs.issuanceId })
    .from(issuanceSlugs)
    .where(and(eq(issuanceSlugs.tenantId, tenantId), eq(issuanceSlugs.slug, slug)));
  return row?.id ?? null;
}

/** Those of some addresses that are taken, now or before. */
export async function takenSlugs(tx: Tx, tenantId: string, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: issuanceSlugs.slug })
    .from(issuanceSlugs)
    .where(and(eq(issuanceSlugs.tenantId, tenantId), inArray(issuanceSlugs.slug, [...slugs])));
  return new Set(rows.map(({ slug }) => slug));
}

/** The people behind a project, written anew in their order. */
export async function replaceTeam(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  team: readonly Pick<TeamRow, 'name' | 'role' | 'bio' | 'pictureId'>[],
): Promise<void> {
  await tx
    .delete(issuanceTeam)
    .where(and(eq(issuanceTeam.tenantId, tenantId), eq(issuanceTeam.issuanceId, issuanceId)));
  if (team.length === 0) return;
  await tx.insert(issuanceTeam).values(team.map((person, position) => ({ ...person, tenantId, issuanceId, position })));
}

const isIssuer = arrayOverlaps(users.roles, [...AREA_ROLES.entrepreneur]);
const person = {
  id: users.id,
  email: users.email,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
};

/** People of a tenant by a condition, by their own names. */
async function named(tx: Tx, where: SQL | undefined): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .select(person)
    .from(users)
    .leftJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tx.tenantId), where))
    .orderBy(asc(userProfiles.sortName), asc(users.id))
    .limit(ISSUERS_MAX);
  return rows.map(({ id, email, firstName, lastName }) => ({
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
  }));
}

/** People with an issuer's role. */
export function issuersOf(tx: Tx, tenantId: string): Promise<{ id: string; name: string }[]> {
  return named(tx, and(eq(users.tenantId, tenantId), isIssuer));
}

/** Whether somebody of the tenant has an issuer's role. */
export async function isIssuerOf(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  return (await named(tx, and(eq(users.tenantId, tenantId), eq(users.id, id), isIssuer))).length > 0;
}

export async function nameOfPerson(tx: Tx, tenantId: string, id: string): Promise<string> {
  const [found] = await named(tx, and(eq(users.tenantId, tenantId), eq(users.id, id)));
  return found?.name ?? '';
}
