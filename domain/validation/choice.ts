import { type Problem, problem } from './problem.ts';

/** One of the options offered. */
export function checkOption(text: string, options: readonly string[]): Problem | null {
  if (text === '') return problem('validator.error_null');
  return options.includes(text) ? null : problem('validator.error_option');
}
