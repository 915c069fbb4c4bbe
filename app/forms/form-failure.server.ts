import type { Submission } from '@conform-to/react';
import type { z } from 'zod';
import { refusalText } from '#app/api/error-catalogue.ts';
import type { ApiFailure } from '#app/api/failure.ts';
import type { Visit } from '#app/session/visit.ts';
import { messageOf, shownParams } from './message.server.ts';
import { type FormAnswer, formProblems } from './parse-form.server.ts';
import { shapeOf } from './shape-of.ts';

interface FormFailureOptions {
  /** Of the form: its names. What was not sent, such as a box without its tick, is not in the submission. */
  schema?: z.ZodType;
  /** Names of the request's fields → names of the form's, where they differ by more than snake_case. */
  fields?: Record<string, string>;
  /** Other words than the refusal's own, by field. */
  problems?: Record<string, string[]>;
}

/**
 * Turns a failed call of a form's action into its reply: problems at their fields, the refusal above the form, and everything typed still
 * there. The page says it itself, so that no toast repeats it.
 */
export function formFailure<T>(
  visit: Pick<Visit, 't' | 'format'>,
  failure: ApiFailure,
  submission: Submission<T, string[], unknown>,
  options: FormFailureOptions = {},
): FormAnswer {
  const names = [...Object.keys(submission.payload), ...Object.keys(shapeOf(options.schema))];
  const errors: Record<string, string[]> = { ...options.problems };
  if (!options.problems) {
    for (const [field, problem] of Object.entries(failure.fields)) {
      errors[fieldName(field, names, options.fields)] = [messageOf(visit, problem)];
    }
  }
  const params = shownParams(visit, failure.params);
  if (Object.keys(errors).length === 0) errors[''] = [refusalText(visit.t, failure, params)];
  return formProblems(submission, errors, {
    status: failure.status === 406 ? 422 : failure.status,
    code: failure.code,
    // A gateway that gives up says as little of what was done as a lost answer.
    keepsKey: failure.outcome !== 'answered' || failure.status >= 500,
  });
}

/** The form's name for a field of the request: as told, the same, in camel case, or the whole form. */
function fieldName(field: string, names: readonly string[], told: Record<string, string> = {}): string {
  const camel = field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return told[field] ?? [field, camel].find((name) => names.includes(name)) ?? '';
}
