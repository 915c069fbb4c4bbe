import { registerWritings } from '#backend/db/schema/house-registers.ts';
import { insertEntry, updateEntry } from '#backend/modules/house-registers/registers.repository.ts';
import { factsOf } from '#domain/house-register/house-register.ts';
import { dayIn } from '#domain/time/zone.ts';
import { ENTRIES } from './content/registers.ts';
import type { SeedWork } from './seed-work.ts';

/** Writes the registers that the platform keeps of itself, each entry as far as it has come. */
export async function seedRegisters({ tx, tenant, dates }: SeedWork, managerId: string): Promise<void> {
  const dayText = (day: number) => dayIn(dates.startOf(day), dates.timeZone);
  for (const { register, name, openedDay, facts: said, closed } of ENTRIES) {
    const facts = Object.fromEntries(
      factsOf(register).map(([fact]) => {
        const value = said[fact] ?? '';
        return [fact, typeof value === 'number' ? dayText(value) : value];
      }),
    );
    const openedAt = dates.at(openedDay);
    const entry = await insertEntry(tx, {
      ...{ tenantId: tenant.id, register, name, facts, version: 1, openedAt, closedAt: null },
      // Of the demo's incidents none is open.
      ...{ dueStep: null, dueAt: null },
    });
    const writing = { tenantId: tenant.id, entryId: entry.id, name, facts, byUserId: managerId };
    await tx.insert(registerWritings).values({ ...writing, version: 1, act: 'opened', at: openedAt });
    if (!closed) continue;
    const at = dates.at(closed.day);
    await updateEntry(tx, entry, { version: 2, closedAt: at });
    await tx.insert(registerWritings).values({ ...writing, version: 2, act: 'closed', reason: closed.reason, at });
  }
}
