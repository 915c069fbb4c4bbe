/** The words of one mail. */
export interface MailText {
  subject: string;
  /** Default: the subject. */
  heading?: string;
  paragraphs: readonly string[];
  /** Shown large: a code. */
  code?: string;
  /** Label of the one button; its address is the order's `path`. */
  action?: string | null;
  /** Small print. */
  note?: string;
}

/** Mails of an account. Those of a module stand beside it. */
export const ACCOUNT_MAILS = [
  'verify_email',
  'account_exists',
  'sign_in_link',
  'many_tries',
  'reset_password',
  'no_account',
  'choose_password',
  'password_changed',
  'own_password_changed',
  'factor_set',
  'factor_removed',
  'factor_tried',
  'factor_reset',
  'recovery_codes_renewed',
  'recovery_code_used',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'passkey_doubted',
] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

/** Words with placeholders: `{tenant}`, `{code}`, `{minutes}`. */
export type MailTexts = Readonly<Record<AccountMail, MailText>>;
/** What differs in the EXEU wording; all else is the same. */
export type MailOverrides = Readonly<Partial<Record<AccountMail, Partial<MailText>>>>;
