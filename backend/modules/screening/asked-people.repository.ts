import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { beneficiaryDeclarations } from '#backend/db/schema/beneficiaries.ts';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Asked } from '#domain/screening/name-index.ts';

/** A person with every name that stands for them. */
export interface AskedPerson {
  userId: string;
  asked: Asked[];
}

/** One person, or the next ones after one, by their id; those who were deleted are nobody's to look for. */
export async function askedPeople(
  tx: Tx,
  tenantId: string,
  { only, after, most }: { only?: string; after?: string | null; most: number },
): Promise<AskedPerson[]> {
  const rows = await tx
    .select({
      userId: users.id,
      first: userProfiles.firstName,
      last: userProfiles.lastName,
      born: userProfiles.birthday,
      legalType: userProfiles.legalType,
      company: companyProfiles.organisationName,
      holders: companyProfiles.shareholders,
      beneficiaries: beneficiaryDeclarations.people,
    })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .leftJoin(companyProfiles, and(eq(companyProfiles.tenantId, users.tenantId), eq(companyProfiles.userId, users.id)))
    .leftJoin(
      beneficiaryDeclarations,
      and(eq(beneficiaryDeclarations.tenantId, users.tenantId), eq(beneficiaryDeclarations.userId, users.id)),
    )
    .where(
      and(
        eq(users.tenantId, tenantId),
        isNull(users.deletedAt),
        only ? eq(users.id, only) : undefined,
        after ? gt(users.id, after) : undefined,
      ),
    )
    .orderBy(asc(users.id))
    .limit(most);
  return rows.map(({ userId, first, last, born, legalType, company, holders, beneficiaries }) => {
    const isCompany = legalType === 'LEGAL_ENTITY';
    const asked: Asked[] = [{ role: 'self', name: `${first} ${last}`.trim(), kind: 'person', born }];
    if (isCompany) asked.push({ role: 'company', name: company ?? '', kind: 'entity', born: null });
    // A holder may be a person or a company: the form does not ask which.
    for (const { name } of isCompany ? (holders ?? []) : [])
      for (const kind of ['person', 'entity'] as const) asked.push({ role: 'holder', name, kind, born: null });
    for (const { name, birthday } of beneficiaries ?? [])
      asked.push({ role: 'beneficiary', name, kind: 'person', born: birthday });
    return { userId, asked: asked.filter(({ name }) => name !== '') };
  });
}
