import { call } from '#app/api/call.server.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getQueuePlace, type Queue } from '#contract/queues.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** Where a record stands among those that wait, and the way to its neighbours. */
export interface QueueView {
  name: string;
  /** "3 de 7"; of a record that does not wait, how many do. */
  place: string;
  /** For the row of marks: from 1, null where the record does not wait. */
  at: number | null;
  count: number;
  previousHref: string | null;
  nextHref: string | null;
  /** What was decided before this one. */
  last: { text: string; href: string } | null;
  /** Colleagues who have it open too, a sentence each. */
  lookers: string[];
}

/** Names the record that was decided last, in the address of the next one. */
const DECIDED = 'decided';

/** How a queue's records are named and where they stand. */
interface QueueKind {
  queue: Queue;
  hrefOf(id: string): string;
  /** Where it goes on when nothing waits. */
  listHref: string;
}

/**
 * The place of a record in its queue; null where nothing waits and nothing was decided.
 * @param decided tells what was decided of another record, from the record itself; asked only where the address names one
 */
export async function queueView(
  visit: SignedInVisit,
  { queue, hrefOf }: QueueKind,
  at: string,
  decided: (id: string) => Promise<{ text: string; href: string } | null>,
): Promise<QueueView | null> {
  const { t, url } = visit;
  const before = url.searchParams.get(DECIDED) ?? '';
  const [{ data }, last, lookers] = await Promise.all([
    call(visit, getQueuePlace, { query: { queue, at } }),
    isRecordId(before) ? decided(before).catch(() => null) : null,
    lookersAt(visit, queue, at),
  ]);
  const { count, place, previous, next } = data;
  if (count === 0 && !last) return null;
  return {
    name: t(`sheet:queue.${queue}`),
    place: place === null ? t('sheet:queue.waiting', { count }) : t('sheet:queue.place', { place, count }),
    at: place,
    count,
    previousHref: previous && hrefOf(previous),
    nextHref: next && hrefOf(next),
    last,
    lookers,
  };
}

/**
 * Where a decision leads: to the oldest that waits now, which is told what was decided; to the list where nothing waits. One that waits still, for something else
 * (a part of a payment for its rest), leads to the one after it, never back to itself.
 */
export async function afterDecision(visit: SignedInVisit, { queue, hrefOf, listHref }: QueueKind, decided: string) {
  const placeOf = async (at?: string) => (await call(visit, getQueuePlace, { query: { queue, at } })).data;
  const here = await placeOf(decided);
  const isLastOfMany = here.next === null && here.count > 1;
  const next = isLastOfMany ? (await placeOf()).next : here.next;
  if (!next) return listHref;
  const href = hrefOf(next);
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [DECIDED]: decided })}`;
}
