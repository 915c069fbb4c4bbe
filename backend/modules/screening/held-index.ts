import { LRUCache } from 'lru-cache';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { NameIndex } from '#domain/screening/name-index.ts';
import { entriesOf } from './editions.repository.ts';

/** Editions whose names this process keeps by their words: a list of the EU's size takes some 30 MB. */
const KEPT = new LRUCache<string, NameIndex>({ max: 4 });

/** The names of an edition, made into an index once. An edition never changes. */
export async function heldIndex(deps: Deps, tenantId: string, editionId: string): Promise<NameIndex> {
  const key = `${tenantId} ${editionId}`;
  const kept = KEPT.get(key);
  if (kept) return kept;
  const made = new NameIndex(await tenantWork(deps, tenantId, ({ tx }) => entriesOf(tx, tenantId, editionId)));
  KEPT.set(key, made);
  return made;
}
