/** Kinds of mail. Each has its words in both languages. */
export const MAIL_KINDS = [
  'verify_email',
  'account_exists',
  'reset_password',
  'no_account',
  'choose_password',
  'password_changed',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The words of one mail; `{name}` is filled from the order's values. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Shown large: a code. */
  code?: string;
  /** Label of the one button. */
  action?: string;
  /** Small print. */
  note?: string;
}

export type MailTexts = Record<MailKind, MailText>;
/** What differs in the EXEU wording; all else is the same. */
export type MailOverrides = Partial<Record<MailKind, Partial<MailText>>>;
