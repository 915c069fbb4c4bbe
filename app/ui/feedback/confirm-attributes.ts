/** Name and value that a confirmed form carries. The action shows the confirm page when it is not there. */
export const CONFIRMED_FIELD = 'confirmed';
export const CONFIRMED_VALUE = 'yes';

export interface ConfirmTexts {
  /** The question: "Cancel this investment?" */
  title: string;
  /** What follows and whether it can be undone. */
  text: string;
  /** The verb on the button: "Cancel the investment". */
  button: string;
  /** What "no" does, where "cancel" could be taken for what is asked: "No, keep it". */
  back?: string;
  /** It refuses or destroys something: its button says so, in the dialog as on the page. */
  danger?: boolean;
}

/**
 * Attributes for a form or for one of its buttons that needs a second look. With script, the native dialog opens and a yes submits the same form with
 * `confirmed=yes`; without, the form goes as it is, and its action answers with a page made of `ConfirmPage`.
 */
export function confirmAttributes({ title, text, button, back, danger }: ConfirmTexts) {
  return {
    'data-confirm': title,
    'data-confirm-text': text,
    'data-confirm-button': button,
    'data-confirm-back': back,
    'data-confirm-danger': danger ? '' : undefined,
  };
}
