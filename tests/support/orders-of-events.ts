/** A run tries every seventh order, which puts each event into each place; ALL_ORDERS=true tries them all. */
const STRIDE = process.env.ALL_ORDERS === 'true' ? 1 : 7;

/** How long a test of them may take, in milliseconds. */
export const ORDERS_PATIENCE_MS = STRIDE === 1 ? 1_800_000 : 600_000;

/** The orders of these events that a run tries. */
export function ordersOf<T>(events: readonly T[]): T[][] {
  return permutations(events).filter((_, at) => at % STRIDE === 0);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}
