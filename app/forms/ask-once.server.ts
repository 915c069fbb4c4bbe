import type { Visit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE, type ConfirmTexts } from '#app/ui/feedback/confirm-texts.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { AskFirst } from './ask-first.ts';
import type { SubmittedForm } from './submitted-form.ts';

/** What is asked before an act that is not undone: the same words in the dialog and on the page. */
export type Question = ConfirmTexts;

export interface Asked {
  /** Fields of the form that go along to the second sending. */
  fields?: readonly string[];
  /** Shown on the page below the question: what was typed. */
  facts?: readonly Fact[];
  /** Where "no" leads. */
  backHref: string;
}

/** Whether a dialog or the page has asked, and the answer was yes. */
export function isAnswered(form: SubmittedForm): boolean {
  return form.text(CONFIRMED_FIELD) === CONFIRMED_VALUE;
}

/** The page that asks, or null where a dialog or that page has asked already. */
export function askOnce(
  visit: Visit,
  form: SubmittedForm,
  { title, text, button, back, danger }: Question,
  { fields = [], facts, backHref }: Asked,
): AskFirst | null {
  if (isAnswered(form)) return null;
  const { intent } = form;
  return {
    ask: {
      ...{ title, text, button, back, danger, facts, backHref },
      values: [
        { name: 'intent', value: intent },
        { name: 'form_id', value: form.text('form_id') || intent },
        { name: 'idempotency_key', value: form.idempotencyKey || visit.idempotencyKey() },
        ...fields
          .flatMap((name) => form.texts(name).map((value) => ({ name, value })))
          .filter(({ value }) => value !== ''),
      ],
    },
  };
}
