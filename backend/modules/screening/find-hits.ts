import { setImmediate } from 'node:timers/promises';
import type { Found, NameIndex } from '#domain/screening/name-index.ts';
import type { WatchList } from '#domain/screening/watch-list.ts';
import type { AskedPerson } from './asked-people.repository.ts';
import type { NewHit } from './hits.repository.ts';

interface Beside {
  tenantId: string;
  list: WatchList;
  index: NameIndex;
  now: Date;
}

/** Holds people beside a list, one after the other, and lets others have their turn in between: this process answers calls as well. */
export async function findHits(people: readonly AskedPerson[], beside: Beside): Promise<NewHit[]> {
  const hits: NewHit[] = [];
  for (const person of people) {
    await setImmediate();
    hits.push(...hitsOf(person, beside));
  }
  return hits;
}

/** One for each entry of the list: by the name that is most alike. */
function hitsOf({ userId, asked }: AskedPerson, { tenantId, list, index, now }: Beside): NewHit[] {
  const best = new Map<string, NewHit>();
  for (const one of asked)
    for (const found of index.find(one)) {
      const { entry, name, score, sign } = found;
      if ((best.get(entry.key)?.score ?? -1) >= score) continue;
      best.set(entry.key, {
        ...{ tenantId, userId, list, entryKey: entry.key, asked: one.name, role: one.role, name },
        ...{ names: entry.names, births: entry.births, note: entry.note, score, sign, foundAt: now },
        compared: comparedOf(one.name, one.born, found),
      });
    }
  return [...best.values()];
}

/** What a decision is about: either side's names and births. */
function comparedOf(name: string, born: string | null, { entry }: Found): string {
  return JSON.stringify([name, born, [...entry.names].sort(), entry.births]);
}
