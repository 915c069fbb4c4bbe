import type { Submission } from '@conform-to/react';
import { failureToast, refusalText } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { Visit } from '#app/session/visit.ts';
import { messageOf, shownParams } from './message.server.ts';
import { type FormAnswer, formProblems } from './parse-form.server.ts';

interface FormFailureOptions {
  /** Names of the request's fields → names of the form's, where they differ by more than snake_case. */
  fields?: Record<string, string>;
  /** Another sentence for the whole form than `api_errors:<code>`. */
  message?: string;
}

/**
 * Turns a failed call of a form's action into its reply: problems at their fields, the refusal above the form, the toast of the
 * catalogue, and everything typed still there. Anything that is no `ApiFailure` (a redirect, a fault of ours) is thrown on.
 */
export function formFailure<T>(
  visit: Pick<Visit, 't' | 'format'>,
  failure: unknown,
  submission: Submission<T, string[], unknown>,
  options: FormFailureOptions = {},
): FormAnswer {
  if (!(failure instanceof ApiFailure)) throw failure;
  const errors: Record<string, string[]> = {};
  for (const [field, problem] of Object.entries(failure.fields)) {
    errors[fieldName(field, submission.payload, options.fields)] = [messageOf(visit, problem)];
  }
  const params = shownParams(visit, failure.params);
  if (Object.keys(errors).length === 0) errors[''] = [options.message ?? refusalText(visit.t, failure, params)];
  return formProblems(submission, errors, {
    status: failure.status === 406 ? 422 : failure.status,
    toast: failureToast(visit.t, failure, params),
    code: failure.code,
    // A gateway that gives up says as little of what was done as a lost answer.
    keepsKey: failure.outcome !== 'answered' || failure.status >= 500,
  });
}

/** The form's name for a field of the request: as told, the same, in camel case, or the whole form. */
function fieldName(field: string, payload: Record<string, unknown>, told: Record<string, string> = {}): string {
  const camel = field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return told[field] ?? [field, camel].find((name) => name in payload) ?? '';
}
