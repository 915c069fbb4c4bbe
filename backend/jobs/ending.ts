import type { Deps } from '#backend/deps.ts';

/** The process ends: what a job has not done yet is done when it runs again. No failure. */
export class ProcessEnding extends Error {}

/** Called between the pieces of a long job, so that an end that was asked for waits for one of them and not for all. Throws `ProcessEnding`. */
export function stopIfEnding({ ending }: Pick<Deps, 'ending'>): void {
  if (ending.aborted) throw new ProcessEnding('the process is ending');
}
