import type pg from 'pg';
import { jobRunFacts, tokensDiffering } from './job-runs.repository.ts';
import { isLate } from './lateness.ts';
import { SCHEDULED_NAMES } from './queues.ts';

/** What `GET /healthz` says. */
export interface Health {
  status: 'ok' | 'database unreachable' | 'work is late';
  /** Tokens on a chain whose supply or holders are not those of the register; null where the database does not say. */
  tokens_differing: number | null;
  /** Every scheduled job; empty where the database does not say. */
  jobs: { name: string; every_seconds: number; last_done_at: string | null; late: boolean }[];
}

/** An answer is good for so long: whoever asks a hundred times a second asks the database once. */
const KEPT_MS = 1_000;

/**
 * Asks whether the database answers and whether any scheduled job is late; by the database's clock, which several processes share and tests
 * do not move.
 * @param upSeconds since the process started
 */
export function healthOf(pool: pg.Pool, upSeconds: () => number): () => Promise<Health> {
  let kept: { health: Promise<Health>; until: number } | null = null;
  return () => {
    if (kept && kept.until > performance.now()) return kept.health;
    kept = { health: ask(pool, upSeconds()), until: performance.now() + KEPT_MS };
    return kept.health;
  };
}

async function ask(pool: pg.Pool, upSeconds: number): Promise<Health> {
  try {
    const [{ now, runs }, tokens_differing] = await Promise.all([jobRunFacts(pool), tokensDiffering(pool)]);
    const jobs = SCHEDULED_NAMES.map((name) => ({
      name,
      every_seconds: runs[name].everySeconds,
      last_done_at: runs[name].doneAt === null ? null : new Date(runs[name].doneAt).toISOString(),
      late: isLate(runs[name], now, upSeconds),
    }));
    return { status: jobs.some(({ late }) => late) ? 'work is late' : 'ok', tokens_differing, jobs };
  } catch {
    return { status: 'database unreachable', tokens_differing: null, jobs: [] };
  }
}
