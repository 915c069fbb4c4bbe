import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { Visit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE, type ConfirmTexts } from '#app/ui/feedback/confirm-attributes.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { AskFirst } from './ask-first.ts';

/** What is asked before an act that is not undone: the same words in the dialog and on the page. */
export interface Question extends ConfirmTexts {
  /** It refuses or destroys something. */
  danger?: boolean;
}

interface Asked {
  /** Fields of the form that go along to the second sending. */
  fields?: readonly string[];
  /** Shown on the page below the question: what was typed. */
  facts?: readonly Fact[];
  /** Where "no" leads. */
  backHref: string;
}

/** The page that asks, or null where a dialog or that page has asked already. */
export function askOnce(
  visit: Visit,
  form: SubmittedForm,
  { title, text, button, back, danger }: Question,
  { fields = [], facts, backHref }: Asked,
): AskFirst | null {
  if (form.text(CONFIRMED_FIELD) === CONFIRMED_VALUE) return null;
  const { intent } = form;
  return {
    ask: {
      ...{ title, text, button, back, danger, facts, backHref },
      values: [
        { name: 'intent', value: intent },
        { name: 'form_id', value: form.text('form_id') || intent },
        { name: 'idempotency_key', value: form.idempotencyKey || visit.idempotencyKey() },
        ...fields.map((name) => ({ name, value: form.text(name) })).filter(({ value }) => value !== ''),
      ],
    },
  };
}
