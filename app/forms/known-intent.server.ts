import { refuse } from './form-body.server.ts';
import type { SubmittedForm } from './submitted-form.ts';

/**
 * Which of a page's buttons was pressed; `''` stands for a form whose button has no name. Throws a 400 answer for any other: none of our
 * pages sends it, and guessing could trigger the wrong action.
 */
export function knownIntent<const Intent extends string>(form: SubmittedForm, intents: readonly Intent[]): Intent {
  return intents.find((each) => each === form.intent) ?? refuse(400);
}
