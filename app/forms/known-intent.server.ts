import { refuse } from './read-form.server.ts';
import type { SubmittedForm } from './submitted-form.ts';

/**
 * Which of a page's buttons was pressed; `''` stands for a form whose button has no name. Throws a 400 answer for any other: no page of ours
 * sends it, and to take it for one of ours would do what nobody asked for.
 */
export function knownIntent<const Intent extends string>(form: SubmittedForm, intents: readonly Intent[]): Intent {
  return intents.find((each) => each === form.intent) ?? refuse(400);
}
