import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { core, z } from 'zod';
import type { Visit } from '#app/session/visit.ts';
import { problemOfIssue } from './issue-problem.ts';
import { messageOf } from './message.server.ts';
import type { FormReply } from './reply.ts';
import { isSecretField } from './secret-field.ts';
import type { SubmittedForm } from './submitted-form.ts';

type Speaker = Pick<Visit, 't' | 'format'>;

/**
 * Checks a form by its schema. `status === 'success'` brings the `value`; else hand the submission to `formReply`. Messages are in the
 * visitor's language. Fields that the schema does not name are ignored and never go on.
 */
export function parseForm<S extends z.ZodType>(
  visit: Speaker,
  form: SubmittedForm,
  schema: S,
): Submission<z.input<S>, string[], z.output<S>> {
  const submission = parseWithZod(form.data, {
    schema,
    // Two rules that say the same of a field say it once.
    formatError: (issues: core.$ZodIssue[]) => [
      ...new Set(issues.map((issue) => messageOf(visit, problemOfIssue(issue, isGiven(form, issue))))),
    ],
  });
  const troubled = Object.entries(form.problems);
  if (troubled.length === 0) return submission;
  // A file that was too large is not in the form; what is wrong is its size, not that it is missing.
  const fieldErrors = Object.fromEntries(troubled.map(([name, problem]) => [name, [messageOf(visit, problem)]]));
  const error = { ...(submission.status === 'success' ? {} : submission.error), ...fieldErrors };
  return {
    status: 'error',
    payload: submission.payload,
    error,
    reply: (options) => ({ ...submission.reply(options), status: 'error', error }),
  };
}

/** Whether something stands in the field that an issue is about: the issue itself does not say what it was given. */
function isGiven({ data: sent }: SubmittedForm, { path }: core.$ZodIssue): boolean {
  const [name, ...inside] = path;
  const value = typeof name === 'string' && inside.length === 0 ? sent.get(name) : null;
  return value !== null && value !== '';
}

/** What `formReply` and `formFailure` answer with. */
export type FormAnswer = ReturnType<typeof replyWith>;

/** The reply to a form that its schema refused (422): what is wrong, and what was typed, secrets aside. */
export function formReply<T>(submission: Submission<T, string[], unknown>): FormAnswer {
  return replyWith(422, {
    result: submission.reply({ hideFields: secretsOf(submission) }),
    code: null,
    keepsKey: false,
    said: null,
  });
}

/** The reply to a form that was taken and stays on its page: all that was typed, secrets aside, what was done, and what the page shows of it besides. */
export function formDone<T>(submission: Submission<T, string[], unknown>, said: string, shown?: unknown): FormAnswer {
  const result = submission.reply({ hideFields: secretsOf(submission) });
  return replyWith(200, { result, code: null, keepsKey: false, said, shown });
}

/** The reply to a form with problems of our own making, by field; `''` is the whole form. */
export function formProblems<T>(
  submission: Submission<T, string[], unknown>,
  errors: Record<string, string[]>,
  rest: Partial<Omit<FormReply, 'result'>> & { status?: number } = {},
): FormAnswer {
  const { '': formErrors = [], ...fieldErrors } = errors;
  const result = submission.reply({ hideFields: secretsOf(submission) });
  const problems = { ...fieldErrors, ...(formErrors.length > 0 ? { '': formErrors } : {}) };
  return replyWith(rest.status ?? 422, {
    result: { ...result, status: 'error', error: { ...result.error, ...problems } },
    code: rest.code ?? null,
    keepsKey: rest.keepsKey ?? false,
    said: null,
  });
}

function replyWith(status: number, reply: FormReply) {
  return data(reply, { status, headers: { 'Cache-Control': 'no-store' } });
}

function secretsOf(submission: { payload: Record<string, unknown> }): string[] {
  return Object.keys(submission.payload).filter(isSecretField);
}
