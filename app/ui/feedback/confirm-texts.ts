/** Name and value that a confirmed form carries. The action shows the confirm page when it is not there. */
export const CONFIRMED_FIELD = 'confirmed';
export const CONFIRMED_VALUE = 'yes';

export interface ConfirmTexts {
  /** The question: "Cancel this investment?" */
  title: string;
  /** What follows, who is told, and whether it can be undone. */
  text: string;
  /** The verb on the button: "Cancel the investment". */
  button: string;
  /** What "no" does, where "cancel" could be taken for what is asked: "No, keep it". */
  back?: string;
  /** It refuses or destroys something: its button says so. */
  danger?: boolean;
}
