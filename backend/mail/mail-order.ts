import type { Language } from '#domain/tenant/language.ts';
import type { MailKind, MailText } from './texts/mail-texts.ts';

/** To whom, and with what beside its words. */
interface Letter {
  to: { email: string; lang: Language; userId?: string };
  /** Path on the tenant's dashboard for the mail's one action, where its words name one: `/user/investments`. */
  path?: string;
  /** Kept files that travel with it. */
  attachFileIds?: readonly string[];
}

/** A mail whose words stand in `mail/texts`. */
export interface TextMail extends Letter {
  kind: MailKind;
  /** What fills the placeholders of the words; all of them are needed. `tenant` is always there. */
  values?: Record<string, string>;
}

/** A mail whose words a module has chosen and filled: `investment.minted`. */
export interface WordedMail extends Letter {
  kind: `${'investment' | 'identity'}.${string}`;
  words: MailText;
}

/** What is asked of the mail department. */
export type MailOrder = TextMail | WordedMail;
