/** So many orders one movement may be split over: what a person still checks line by line. */
export const MOST_PARTS = 10;
/** Of so many orders the sums of all combinations are looked at (2^12). */
const LOOKED_AT = 12;

/** What is left of a movement when each of these orders has got what it still misses. Below zero: it does not reach. All in cents. */
export function leftAfter(cents: bigint, missing: readonly bigint[]): bigint {
  return missing.reduce((left, each) => left - each, cents);
}

/**
 * The orders of one investor that together miss exactly what arrived: two at least, as few as can be, in the order given. Null where there are
 * none, and where two combinations of the same size would do: then a person has to choose.
 * @param cents what arrived
 */
export function exactTogether<Order extends { missingCents: bigint; owner: string }>(
  cents: bigint,
  orders: readonly Order[],
): Order[] | null {
  const fitting = [...byOwner(orders).values()].flatMap((own) => combinationsOf(cents, own.slice(0, LOOKED_AT)));
  const fewest = Math.min(...fitting.map(({ length }) => length));
  const [only, another] = fitting.filter(({ length }) => length === fewest);
  return only && !another ? only : null;
}

function byOwner<Order extends { owner: string }>(orders: readonly Order[]): Map<string, Order[]> {
  const own = new Map<string, Order[]>();
  for (const order of orders) own.set(order.owner, [...(own.get(order.owner) ?? []), order]);
  return own;
}

function combinationsOf<Order extends { missingCents: bigint }>(cents: bigint, orders: readonly Order[]): Order[][] {
  const found: Order[][] = [];
  for (let chosen = 3; chosen < 2 ** orders.length; chosen += 1) {
    const some = orders.filter((_, at) => (chosen >> at) & 1);
    if (some.length < 2 || some.length > MOST_PARTS) continue;
    const missing = some.map(({ missingCents }) => missingCents);
    if (leftAfter(cents, missing) === 0n) found.push(some);
  }
  return found;
}
