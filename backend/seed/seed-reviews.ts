import { and, eq } from 'drizzle-orm';
import { kycChecks, kycDocuments } from '#backend/db/schema/onboarding.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { demoPaper } from './seed-files.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeedWork } from './seed-work.ts';

/** Identity checks that wait for a manager: people who have given their data and a document, and nothing since. */
export async function seedReviews(work: SeedWork, people: readonly SeededPerson[]): Promise<void> {
  const { tx, tenant, dates } = work;
  for (const [at, { id, person }] of people.entries()) {
    const submittedAt = dates.at(-at - 1, 90 * at);
    const { birthday, nationality, country, address, city, postalCode, province, idNumber, gender, phone } = person;
    await tx
      .update(userProfiles)
      .set({
        ...{ birthday, nationality, country, address, city, postalCode, province, idNumber, gender, phone },
        legalType: 'INDIVIDUAL',
        accountInformationAt: submittedAt,
        updatedAt: submittedAt,
      })
      .where(and(eq(userProfiles.tenantId, tenant.id), eq(userProfiles.userId, id)));
    const paper = await demoPaper(work, `${person.firstName} ${person.lastName}, ${idNumber}`, 'identity', id);
    await tx.insert(kycDocuments).values({
      tenantId: tenant.id,
      userId: id,
      type: 'IDENTITY_PROOF',
      fileId: paper.id,
      uploadedAt: submittedAt,
    });
    await tx.insert(kycChecks).values({
      tenantId: tenant.id,
      userId: id,
      status: 'MANUAL_REVIEW',
      submittedAt,
      createdAt: submittedAt,
      updatedAt: submittedAt,
    });
  }
}
