/** Does work for each item, so many at a time. @returns how many items a second */
export async function inParallel<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<number> {
  const waiting = [...items];
  const since = performance.now();
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return items.length / ((performance.now() - since) / 1000);
}
