import { blotKeys, blotOut, secretsOf, shownAddress } from './blot.ts';
import { secretMinutes } from './mail-secrets.ts';

/** The variables of a mail, filled. */
export interface MailSaid {
  subject: string;
  heading: string | null;
  paragraphs: readonly string[];
  code: string | null;
  /** What its button says, and the path on the dashboard that it opens. */
  action: { label: string; path: string } | null;
  note: string | null;
}

/** What may be read of it for ever: a code is told to have been there, never what it was; `path` is null where all of it was the secret. */
export interface ShownMail {
  subject: string;
  heading: string | null;
  paragraphs: string[];
  hasCode: boolean;
  action: { label: string; path: string | null } | null;
  note: string | null;
}

/**
 * A mail with every secret blotted out: its code and what its link opens with, wherever they stand, and whatever else looks like a key. Null for a
 * kind of which nobody has said what it carries.
 */
export function shownMail(kind: string, said: MailSaid): ShownMail | null {
  const minutes = secretMinutes(kind);
  if (minutes === 0) return null;
  const { code, action } = said;
  const secrets = [...(code === null ? [] : [code]), ...(action ? secretsOf(action.path, minutes !== null) : [])];
  const shown = (text: string) => blotKeys(secrets.reduce(blotOut, text));
  return {
    subject: shown(said.subject),
    heading: said.heading === null ? null : shown(said.heading),
    paragraphs: said.paragraphs.map(shown),
    hasCode: code !== null,
    action: action && {
      label: shown(action.label),
      path: minutes === null ? secrets.reduce(blotOut, shownAddress(action.path)) : null,
    },
    note: said.note === null ? null : shown(said.note),
  };
}
