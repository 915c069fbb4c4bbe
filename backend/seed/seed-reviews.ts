import { and, eq } from 'drizzle-orm';
import { kycChecks, kycDocuments } from '#backend/db/schema/onboarding.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { keepBytes } from '#backend/files/keep-file.ts';
import { type DocumentType, ownPaper } from '#domain/user/identity-documents.ts';
import type { DemoPerson } from './content/demo-person.ts';
import { idDocumentOf } from './id-document-of.ts';
import { identityCard } from './identity-card.ts';
import { demoPaper } from './seed-files.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeedWork } from './seed-work.ts';

/** Identity checks that wait for a manager: people who have given their data and each side of a document, and nothing since. */
export async function seedReviews(work: SeedWork, people: readonly SeededPerson[]): Promise<void> {
  const { tx, tenant, dates } = work;
  for (const [at, { id, person }] of people.entries()) {
    const submittedAt = dates.at(-at - 1, 90 * at);
    const { birthday, nationality, country, address, city, postalCode, province, gender, phone } = person;
    await tx
      .update(userProfiles)
      .set({
        ...{ birthday, nationality, country, address, city, postalCode, province, gender, phone },
        ...idDocumentOf(person),
        legalType: 'INDIVIDUAL',
        accountInformationAt: submittedAt,
        updatedAt: submittedAt,
      })
      .where(and(eq(userProfiles.tenantId, tenant.id), eq(userProfiles.userId, id)));
    const sides = ownPaper({ type: person.idKind, number: person.idNumber });
    for (const type of sides) {
      const { id: fileId } = await identityPaper(work, id, person, type, sides.length);
      await tx.insert(kycDocuments).values({ tenantId: tenant.id, userId: id, type, fileId, uploadedAt: submittedAt });
    }
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

/** A picture, as people send them; a test's many databases have a page that is quicker made. */
async function identityPaper(work: SeedWork, id: string, person: DemoPerson, type: DocumentType, sides: number) {
  const title = `${person.firstName} ${person.lastName}, ${person.idNumber} (${sideName(type, sides)})`;
  if (work.scale === 'test') return demoPaper(work, title, 'identity', id);
  const side = type === 'IDENTITY_PROOF' ? 'front' : 'back';
  return keepBytes(work, await identityCard(person, side), {
    kind: 'identity',
    access: 'owner',
    ownerUserId: id,
    name: `${side}.jpg`,
    contentType: 'image/jpeg',
  });
}

function sideName(type: DocumentType, sides: number): string {
  if (sides === 1) return 'página de datos';
  return type === 'IDENTITY_PROOF' ? 'anverso' : 'reverso';
}
