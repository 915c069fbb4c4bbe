import type { Deps } from '#backend/deps.ts';
import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import { type AskedPerson, askedPeople } from './asked-people.repository.ts';
import {
  anyLostEdition,
  type EditionRow,
  editionById,
  editionsInUse,
  lostEditions,
  noteProgress,
} from './editions.repository.ts';
import { findHits } from './find-hits.ts';
import { heldIndex } from './held-index.ts';
import { type NewHit, noteHits, noteScreened } from './hits.repository.ts';

/** People of one job. */
const AT_ONCE = 200;
/** An edition of which nothing was heard for so long has lost its job, and gets another. */
const LOST_AFTER_MS = 10 * 60_000;
const lostBefore = (now: Date) => new Date(now.getTime() - LOST_AFTER_MS);

/**
 * Holds the next people beside an edition that is in use, and puts the job for those after them into the queue. Names are compared with no transaction open. Run
 * twice, it finds nobody twice; ended half-way, it goes on where it was.
 */
export async function screenPeople(deps: Deps, { tenantId, editionId }: JobData['screening.people']): Promise<void> {
  const asked = await tenantWork(deps, tenantId, async ({ tx }) => {
    const edition = await editionById(tx, tenantId, editionId);
    if (!edition?.inUse || edition.screenedAt) return null;
    return { edition, people: await askedPeople(tx, tenantId, { after: edition.screenedTo, most: AT_ONCE }) };
  });
  if (!asked) return;
  const { edition, people } = asked;
  const hits = await hitsBeside(deps, edition, people);
  await tenantWork(deps, tenantId, async (work) => {
    const { tx, now } = work;
    await noteFound(work, edition, people, hits);
    const last = people.at(-1)?.userId ?? null;
    await noteProgress(tx, edition, { last, more: people.length, now });
    if (last) return work.enqueue('screening.people', { tenantId, editionId });
    await work.audit('screening.finished', {
      subject: { type: 'watch_edition', id: editionId },
      details: { list: edition.list, people: edition.screened },
    });
  });
}

/** Holds one person beside every list in use: their data are new. */
export async function screenPerson(deps: Deps, { tenantId, userId }: JobData['screening.person']): Promise<void> {
  const { editions, people } = await tenantWork(deps, tenantId, async ({ tx }) => ({
    editions: await editionsInUse(tx, tenantId),
    people: await askedPeople(tx, tenantId, { only: userId, most: 1 }),
  }));
  for (const edition of editions) {
    const hits = await hitsBeside(deps, edition, people);
    await tenantWork(deps, tenantId, (work) => noteFound(work, edition, people, hits));
  }
}

/** Takes up editions that lost their job. */
export const screeningSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyLostEdition(tenant.id, lostBefore(now)),
  sweep: inOneTransaction(async ({ tx, tenant, now, enqueue }) => {
    const lost = await lostEditions(tx, tenant.id, lostBefore(now));
    for (const { id } of lost) await enqueue('screening.people', { tenantId: tenant.id, editionId: id });
  }),
};

async function hitsBeside(deps: Deps, { tenantId, id, list }: EditionRow, people: readonly AskedPerson[]) {
  if (people.length === 0) return [];
  return findHits(people, { tenantId, list, index: await heldIndex(deps, tenantId, id), now: deps.clock.now() });
}

async function noteFound(
  work: Work,
  { tenantId, id, list }: EditionRow,
  people: readonly AskedPerson[],
  hits: readonly NewHit[],
): Promise<void> {
  const { tx, now } = work;
  const ids = people.map(({ userId }) => userId);
  await noteScreened(tx, ids, { tenantId, list, editionId: id, at: now });
  for (const hit of await noteHits(tx, hits))
    await work.audit('screening.found', {
      subject: { type: 'user', id: hit.userId },
      details: { hit: hit.id, list: hit.list, name: hit.name, score: hit.score },
    });
}
