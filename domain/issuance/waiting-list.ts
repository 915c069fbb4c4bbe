/** Where a place of a waiting list stands: it waits, tokens are held for it, its person has ordered, has left, or their time ran out. */
export const PLACE_STATES = ['WAITING', 'OFFERED', 'TAKEN', 'LEFT', 'LAPSED'] as const;

/** A place that waits. */
interface Waiting {
  id: string;
  tokens: number;
}

/**
 * Whom free tokens are offered to: the places in their order, each as many as it asked for. The first whom fewer are left for is offered those, as long as
 * they make the smallest order; nobody is passed over for one who asked for less.
 * @param places those that wait, in the order in which they joined
 */
export function nextOffers(
  free: number,
  minTokens: number,
  places: readonly Waiting[],
): { id: string; tokens: number }[] {
  const offers: { id: string; tokens: number }[] = [];
  let left = free;
  for (const { id, tokens: asked } of places) {
    const tokens = Math.min(left, asked);
    if (tokens < Math.max(1, minTokens)) break;
    offers.push({ id, tokens });
    left -= tokens;
  }
  return offers;
}
