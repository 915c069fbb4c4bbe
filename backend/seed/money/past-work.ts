import type { SeedWork } from '#backend/seed/seed-work.ts';
import { makeWork, SYSTEM, type Work } from '#backend/work.ts';

/** The work of a day that is past, by whoever did it then: what is written bears that moment, and nobody is written to now. */
export function pastWork({ deps, tx, tenant }: SeedWork, at: Date, userId: string | null): Work {
  const { work } = makeWork(deps, tx, tenant, at, { ...SYSTEM, userId });
  return { ...work, mail: async () => undefined };
}
