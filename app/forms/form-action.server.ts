import { redirect } from '@remix-run/node';
import type { z } from 'zod';
import { failureNotice } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { leaveToast, type ToastMessage } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import type { AskFirst } from './ask-first.ts';
import { type Asked, askOnce, isAnswered, type Question } from './ask-once.server.ts';
import { refuse } from './form-body.server.ts';
import { formFailure } from './form-failure.server.ts';
import { hasMovedOn, wasOvertaken } from './moved-on.server.ts';
import { type FormAnswer, formDone, formProblems, formReply, parseForm } from './parse-form.server.ts';
import type { SubmittedForm } from './submitted-form.ts';

/** What is wrong at which field, in words; `''` is the whole form. */
interface Problems {
  problems: Record<string, string[]>;
}

/** A question before the act, or what has to be mended before anything is asked. */
type Asking = ({ question: Question } & Omit<Asked, 'fields'>) | Problems;

/**
 * Where a form leads once it was taken: an address, one with a toast, cookies or headers, a whole answer, or `said`: the same page with all that was typed, which says
 * in its place what was done (`useLonjaForm(…).said`), and shows besides what it knows how to (`reply.shown`).
 */
type Onward =
  | string
  | { to: string; toast?: string | ToastMessage | null; cookies?: string[]; headers?: Record<string, string> }
  | { said: string; shown?: unknown }
  | Response;

interface Act<S extends z.ZodType, Answer> {
  /** Of the form, or how it is made from what the API knows and the form says. */
  schema: S | ((form: SubmittedForm) => S | Promise<S>);
  /** Reads what the question has to name. Null: nothing is asked. Called only where nobody has said yes yet. */
  ask?(value: z.output<S>): Promise<Asking | null>;
  /** The call. A refusal of the API becomes problems at their fields and a sentence above the form. */
  send(value: z.output<S>, idempotencyKey: string): Promise<Answer>;
  /** Problems where it was taken in part: the page stays with all that was typed, and says what was left. */
  onward(answer: Answer, value: z.output<S>): Onward | Problems | Promise<Onward | Problems>;
  /** What a refusal of the API means on this page, where that is another way on or other words. Null: as everywhere. */
  refused?(failure: ApiFailure, value: z.output<S>): Onward | Problems | null | Promise<Onward | Problems | null>;
  /** The page that says how things stand where another window, or somebody at the platform, was faster. */
  settled?: string;
  /** Names of the request's fields → names of the form's, where they differ. */
  fields?: Record<string, string> | ((value: z.output<S>) => Record<string, string>);
}

/** What one button of a page does with its form. */
export type FormAct = (visit: Visit, form: SubmittedForm) => Promise<Response | FormAnswer | AskFirst>;

/** A button's act: check, ask, call, go on; or say at the field what is wrong, with all that was typed. */
export function formAct<S extends z.ZodType<unknown>, Answer>(act: Act<S, Answer>): FormAct {
  return async (visit, form) => {
    const schema = typeof act.schema === 'function' ? await act.schema(form) : act.schema;
    const submission = parseForm(visit, form, schema);
    if (submission.status !== 'success') return formReply(submission);
    const { value } = submission;
    if (act.ask && !isAnswered(form)) {
      const asking = await act.ask(value);
      if (asking && 'problems' in asking) return formProblems(submission, asking.problems);
      const page = asking && askOnce(visit, form, asking.question, { ...asking, fields: textsOf(form) });
      if (page) return page;
    }
    const goOn = (onward: Onward) =>
      isSaid(onward) ? formDone(submission, onward.said, onward.shown) : answerTo(visit, onward);
    let answer: Answer;
    try {
      answer = await act.send(value, form.idempotencyKey);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (act.settled && hasMovedOn(failure)) return redirect(act.settled, 303);
      const own = await act.refused?.(failure, value);
      if (!own && act.settled && wasOvertaken(failure)) return goOn(toldAt(visit, act.settled)(failure));
      const meant = own ?? { problems: undefined };
      if (!isProblems(meant)) return goOn(meant);
      const fields = typeof act.fields === 'function' ? act.fields(value) : act.fields;
      return formFailure(visit, failure, submission, { schema, fields, problems: meant.problems });
    }
    const onward = await act.onward(answer, value);
    if (isProblems(onward)) return formProblems(submission, onward.problems);
    return goOn(onward);
  };
}

/**
 * Answers a page's form by the button that was pressed; `''` is a form whose button has no name. Throws a 400 answer for any other: none of our
 * pages sends it, and guessing could trigger the wrong action.
 */
export function answerForm(visit: Visit, form: SubmittedForm, acts: Record<string, FormAct>): ReturnType<FormAct> {
  const act = Object.hasOwn(acts, form.intent) ? acts[form.intent] : undefined;
  return act ? act(visit, form) : refuse(400);
}

/** For `refused`, where the form stands on a page that is left: the page that follows says what went wrong. */
export function toldAt(visit: Visit, to: string): (failure: ApiFailure) => Onward {
  return (failure) => ({ to, toast: failureNotice(visit.t, failure) });
}

function isSaid(onward: Onward): onward is { said: string; shown?: unknown } {
  return typeof onward === 'object' && 'said' in onward;
}

function isProblems<P extends Partial<Problems>>(meant: Onward | P): meant is P {
  return typeof meant === 'object' && 'problems' in meant;
}

function answerTo(visit: Visit, onward: Exclude<Onward, { said: string; shown?: unknown }>): Response {
  if (typeof onward === 'string') return redirect(onward, 303);
  if (onward instanceof Response) return onward;
  const headers = new Headers(onward.headers);
  for (const cookie of onward.cookies ?? []) headers.append('Set-Cookie', cookie);
  const { toast } = onward;
  const told = typeof toast === 'string' ? ({ message: toast, type: 'success' } as const) : toast;
  if (told) headers.append('Set-Cookie', leaveToast(visit, told));
  return redirect(onward.to, { status: 303, headers });
}

/** The fields that go along to the second sending: texts alone, and nothing of the form's own. */
function textsOf(form: SubmittedForm): string[] {
  const own = new Set(['intent', 'form_id', 'idempotency_key']);
  return [...new Set(form.data.keys())].filter((name) => !own.has(name) && form.text(name) !== '');
}
