import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { taxCertificates } from '#backend/db/schema/tax-certificates.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';

interface Whose {
  tenantId: string;
  userId: string;
  timeZone: string;
}

/** The year in which an earning was paid, by the tenant's wall clock. */
const yearIn = (timeZone: string) =>
  sql<number>`extract(year from ${earnings.executedAt} at time zone ${sql.raw(`'${timeZone.replace(/'/g, "''")}'`)})::int`;
const paidTo = ({ tenantId, userId }: Whose) =>
  and(eq(earnings.tenantId, tenantId), eq(earnings.userId, userId), ne(earnings.status, 'PENDING'));
const sum = (column: unknown) => sql<string>`coalesce(sum(${column}), 0)::text`;

/** What was paid to a person in each year: their own rows alone. Cents as texts. */
export function paidYears(tx: Tx, whose: Whose) {
  const year = yearIn(whose.timeZone);
  return tx
    .select({
      year,
      gross: sum(earnings.grossCents),
      withheld: sum(earnings.withheldCents),
      net: sum(earnings.netCents),
    })
    .from(earnings)
    .where(and(eq(earnings.tenantId, tx.tenantId), paidTo(whose)))
    .groupBy(year)
    .orderBy(desc(year));
}

/** Every earning that was paid to a person in a year, with the issuer who paid it. */
export function paidInYear(tx: Tx, whose: Whose, year: number) {
  return tx
    .select({
      payer: { name: issuances.issuerName, taxNumber: sql<string>`coalesce(${issuances.issuerTaxNumber}, '')` },
      project: issuances.title,
      kind: distributions.kind,
      rateBasisPoints: earnings.rateBasisPoints,
      incomeCents: earnings.incomeCents,
      gainCents: earnings.gainCents,
      returnCents: earnings.returnCents,
      withheldCents: earnings.withheldCents,
      netCents: earnings.netCents,
    })
    .from(earnings)
    .innerJoin(
      distributions,
      and(eq(distributions.tenantId, earnings.tenantId), eq(distributions.id, earnings.distributionId)),
    )
    .innerJoin(issuances, and(eq(issuances.tenantId, earnings.tenantId), eq(issuances.id, earnings.issuanceId)))
    .where(and(paidTo(whose), sql`${yearIn(whose.timeZone)} = ${year}`))
    .orderBy(asc(earnings.executedAt), asc(earnings.id));
}

/** Who a certificate is about: a company by its own name and number. Null for nobody of the tenant. */
export async function certified(tx: Tx, tenantId: string, userId: string) {
  const isCompany = sql`${userProfiles.legalType} = 'LEGAL_ENTITY'`;
  const [row] = await tx
    .select({
      id: users.id,
      name: PARTY.name,
      taxNumber: sql<string>`coalesce(case when ${isCompany} then ${companyProfiles.taxNumber} else ${userProfiles.idNumber} end, '')`,
      country: sql<string>`coalesce(case when ${isCompany} then ${companyProfiles.country} else ${userProfiles.country} end, '')`,
    })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .leftJoin(companyProfiles, and(eq(companyProfiles.tenantId, users.tenantId), eq(companyProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row ?? null;
}

/** Every version for a person, the newest of each year first. */
export function versionsOf(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select()
    .from(taxCertificates)
    .where(and(eq(taxCertificates.tenantId, tenantId), eq(taxCertificates.userId, userId)))
    .orderBy(desc(taxCertificates.year), desc(taxCertificates.version));
}
export type CertificateRow = Awaited<ReturnType<typeof versionsOf>>[number];

export async function insertCertificate(
  tx: Tx,
  values: typeof taxCertificates.$inferInsert,
): Promise<{ id: string; version: number }> {
  const [row] = await tx
    .insert(taxCertificates)
    .values(values)
    .returning({ id: taxCertificates.id, version: taxCertificates.version });
  if (!row) throw new Error('the certificate was not kept');
  return row;
}

export async function findCertificate(tx: Tx, tenantId: string, id: string): Promise<CertificateRow | null> {
  const [row] = await tx
    .select()
    .from(taxCertificates)
    .where(and(eq(taxCertificates.tenantId, tenantId), eq(taxCertificates.id, id)));
  return row ?? null;
}
