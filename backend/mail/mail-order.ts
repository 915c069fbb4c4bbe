import type { Language } from '#domain/tenant/language.ts';
import type { MailKind } from './texts/mail-texts.ts';

/** What is asked of the mail department. Its words stand in `mail/texts`. */
export interface MailOrder {
  kind: MailKind;
  to: { email: string; lang: Language; userId?: string };
  /** What fills the placeholders of the words; all of them are needed. `tenant` is always there. */
  values?: Record<string, string>;
  /** Path on the tenant's dashboard for the mail's one action, where its words name one: `/user/investments`. */
  path?: string;
}
