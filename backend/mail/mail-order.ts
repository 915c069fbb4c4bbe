import type { Language } from '#domain/tenant/language.ts';
import type { MailText } from './texts/mail-texts.ts';

/** What is asked of the mail department: brand, layout and delivery are its own. */
export interface MailOrder {
  /** What the mail is, for records and tests: `verify_email`, `investment.minted`. */
  kind: string;
  to: { email: string; lang: Language; userId?: string };
  /** Filled and ready to be read, in the reader's language and the tenant's wording. */
  words: MailText;
  /** Path on the tenant's dashboard that the mail's one action opens. */
  path?: string;
  /** The way out of mails of this kind, for who has no account or is not signed in: a path on the dashboard with a secret, in small print. No copy of the mail keeps it. */
  leave?: {
    label: string;
    path: string;
    /** Where a mail program leaves by one press, without asking: the same secret at the address that takes its word (RFC 8058). */
    oneClick: string;
  };
  /** Kept files that travel with it. */
  attachFileIds?: readonly string[];
  /** The message that it carries to one of many. */
  messageId?: string;
  /** One of many that leave at once: it waits behind every mail that somebody is waiting for. */
  bulk?: boolean;
}
