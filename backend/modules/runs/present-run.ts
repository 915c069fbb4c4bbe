import { moneyText } from '#domain/money/money.ts';
import { secondsLeft } from '#domain/run/pace.ts';
import type { RunRow } from './runs.repository.ts';

/** A run as the contract says it. @param by the name of who began it */
export function presentRun(run: RunRow, by: string, now: Date) {
  const tally = (count: number, cents: bigint) => ({ count, amount: moneyText(cents) });
  return {
    id: run.id,
    kind: run.kind,
    about_id: run.aboutId,
    state: run.state,
    by,
    at: run.createdAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    gathered: run.gathered,
    all: tally(run.total, run.totalCents),
    done: tally(run.done, run.doneCents),
    failed: tally(run.failed, run.failedCents),
    left: tally(run.total - run.done - run.failed, run.totalCents - run.doneCents - run.failedCents),
    seconds_left: run.state === 'RUNNING' ? secondsLeft({ ...run, through: run.done + run.failed }, now) : null,
  };
}
