import { type Profiler, Session } from 'node:inspector/promises';

/** How often a second the profiler looks, in microseconds between two looks. */
const INTERVAL_US = 200;

/**
 * Runs some work under V8's own profiler.
 * @returns the share of the busy time, 0 to 1, that was spent in functions of these names and what they called
 */
export async function shareOf(names: ReadonlySet<string>, work: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
    await session.post('Profiler.start');
    await work();
    const { profile } = await session.post('Profiler.stop');
    return inclusiveShare(profile, names);
  } finally {
    session.disconnect();
  }
}

function inclusiveShare(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  names: ReadonlySet<string>,
): number {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const named = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const inside = (id: number | undefined): boolean =>
    id !== undefined && (names.has(named.get(id) ?? '') || inside(parents.get(id)));
  let busy = 0;
  let within = 0;
  for (const [at, id] of samples.entries()) {
    if (/^\((idle|program)\)$/.test(named.get(id) ?? '')) continue;
    // A longer gap is time in which other programs had the processor.
    const spent = Math.min(timeDeltas[at] ?? 0, 2 * INTERVAL_US);
    busy += spent;
    if (inside(id)) within += spent;
  }
  return busy === 0 ? 0 : within / busy;
}
