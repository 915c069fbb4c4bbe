import { redirect } from '@remix-run/node';
import type { z } from 'zod';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import type { AskFirst } from './ask-first.ts';
import { type Asked, askOnce, isAnswered, type Question } from './ask-once.server.ts';
import { refuse } from './form-body.server.ts';
import { formFailure } from './form-failure.server.ts';
import { type FormAnswer, formProblems, formReply, parseForm } from './parse-form.server.ts';
import type { SubmittedForm } from './submitted-form.ts';

/** A question before the act, or what is wrong at which field and has to be mended before anything is asked. */
type Asking = ({ question: Question } & Omit<Asked, 'fields'>) | { problems: Record<string, string[]> };

/** Where a form leads once it was taken: an address, or one with a toast that says what was done. */
type Onward = string | { to: string; toast: string };

interface Act<S extends z.ZodType, Answer> {
  schema: S;
  /** Reads what the question has to name. Null: nothing is asked. Called only where nobody has said yes yet. */
  ask?(value: z.output<S>): Promise<Asking | null>;
  /** The call. A refusal of the API becomes problems at their fields and a sentence above the form. */
  send(value: z.output<S>, idempotencyKey: string): Promise<Answer>;
  onward(answer: Answer, value: z.output<S>): Onward | Promise<Onward>;
  /** Names of the request's fields → names of the form's, where they differ. */
  fields?: Record<string, string>;
}

/** What one button of a page does with its form. */
type FormAct = (visit: Visit, form: SubmittedForm) => Promise<Response | FormAnswer | AskFirst>;

/** A button's act: check, ask, call, go on; or say at the field what is wrong, with all that was typed. */
export function formAct<S extends z.ZodType<unknown>, Answer>(act: Act<S, Answer>): FormAct {
  return async (visit, form) => {
    const submission = parseForm(visit, form, act.schema);
    if (submission.status !== 'success') return formReply(submission);
    const { value } = submission;
    if (act.ask && !isAnswered(form)) {
      const asking = await act.ask(value);
      if (asking && 'problems' in asking) return formProblems(submission, asking.problems);
      const page = asking && askOnce(visit, form, asking.question, { ...asking, fields: textsOf(form) });
      if (page) return page;
    }
    let answer: Answer;
    try {
      answer = await act.send(value, form.idempotencyKey);
    } catch (failure) {
      return formFailure(visit, failure, submission, { fields: act.fields });
    }
    const onward = await act.onward(answer, value);
    if (typeof onward === 'string') return redirect(onward, 303);
    return redirectWithToast(visit, onward.to, { message: onward.toast, type: 'success' });
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

/** The fields that go along to the second sending: texts alone, and nothing of the form's own. */
function textsOf(form: SubmittedForm): string[] {
  const own = new Set(['intent', 'form_id', 'idempotency_key']);
  return [...new Set(form.data.keys())].filter((name) => !own.has(name) && form.text(name) !== '');
}
