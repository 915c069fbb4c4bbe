/**
 * How many columns `count` key figures take where at most `most` fit, so that no figure is left alone on the last row:
 * the fewest empty places win, then the most columns; 1 means a plain list.
 */
export function figureColumns(count: number, most: number): number {
  let best = 1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let columns = 2; columns <= Math.min(most, count); columns += 1) {
    const last = count % columns;
    if (last === 1) continue;
    const empty = last === 0 ? 0 : columns - last;
    if (empty < fewest || (empty === fewest && columns > best)) {
      best = columns;
      fewest = empty;
    }
  }
  return best;
}
