/** CPU of this process, all of its threads, for so many turns one after another: milliseconds a turn. */
export async function cpuMs(turns: number, turn: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < turns; at += 1) await turn();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / turns;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
