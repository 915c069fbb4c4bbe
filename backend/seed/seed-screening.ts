import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { screenedPeople, watchEditions, watchEntries, watchHits } from '#backend/db/schema/watch-lists.ts';
import { EXPOSED_PEOPLE, NAMESAKE } from './content/exposed-people.ts';
import type { SeedWork } from './seed-work.ts';

/** A short list of people in public office, and a namesake of one of the demo's people on it, who was found to be somebody else. */
export async function seedScreening({ tx, tenant, dates }: SeedWork, userId: string, managerId: string): Promise<void> {
  const tenantId = tenant.id;
  const isPerson = and(eq(userProfiles.tenantId, tenantId), eq(userProfiles.userId, userId));
  const [person] = await tx
    .select({ first: userProfiles.firstName, last: userProfiles.lastName, born: userProfiles.birthday })
    .from(userProfiles)
    .where(isPerson);
  if (!person) return;
  const name = `${person.first} ${person.last}`.trim();
  const namesake = { ...NAMESAKE, names: [name] };
  const entries = [...EXPOSED_PEOPLE, namesake];
  const [id, importedAt] = [randomUUID(), dates.at(-9)];
  await tx.insert(watchEditions).values({
    ...{ tenantId, id, list: 'exposed', sha256: createHash('sha256').update(JSON.stringify(entries)).digest('hex') },
    ...{ fileName: 'cargos-publicos.csv', entries: entries.length, importedBy: managerId, importedAt },
    ...{ screened: 1, screenedTo: userId, workedAt: importedAt, screenedAt: importedAt },
  });
  await tx.insert(watchEntries).values(entries.map((entry) => ({ ...entry, tenantId, editionId: id })));
  await tx.insert(screenedPeople).values({ tenantId, userId, list: 'exposed', editionId: id, at: importedAt });
  const { names, births, note } = namesake;
  await tx.insert(watchHits).values({
    ...{
      tenantId,
      userId,
      list: 'exposed',
      entryKey: namesake.key,
      asked: name,
      role: 'self',
      name,
      names,
      births,
      note,
    },
    compared: JSON.stringify([name, person.born, names, births]),
    ...{ score: 100, sign: 'differs', foundAt: importedAt, state: 'DISMISSED' },
    ...{ decidedBy: managerId, decidedAt: dates.at(-8), reason: NAMESAKE_REASON },
  });
}

const NAMESAKE_REASON = 'La fecha de nacimiento de su DNI es otra, y nunca ha tenido un cargo público.';
