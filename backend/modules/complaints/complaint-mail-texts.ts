import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { ComplaintOutcome } from '#domain/complaint/complaint.ts';
import type { Language } from '#domain/tenant/language.ts';
import { COMPLAINT_MAILS_EN } from './complaint-mail-texts.en.ts';
import { COMPLAINT_MAILS_ES } from './complaint-mail-texts.es.ts';

/** The turns of a complaint at which whoever complains is written to. */
export const COMPLAINT_MAIL_KINDS = ['received', 'admitted', 'dismissed', 'asked', 'delayed', 'decided'] as const;
export type ComplaintMail = (typeof COMPLAINT_MAIL_KINDS)[number];

/** What fills the words; days are written out. */
export interface ComplaintFacts {
  reference: string;
  filed: string;
  until: string;
  /** Who deals with it. */
  house: string;
  /** An e-mail address, or empty. */
  contact: string;
  text: string;
  outcome: ComplaintOutcome;
}

export type ComplaintMails = Record<ComplaintMail, (facts: ComplaintFacts) => MailText>;
export const COMPLAINT_MAILS: Record<Language, ComplaintMails> = { es: COMPLAINT_MAILS_ES, en: COMPLAINT_MAILS_EN };
