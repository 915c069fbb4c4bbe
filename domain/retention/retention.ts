import { EXPORTS_LISTED_DAYS, IDEMPOTENCY_KEY_KEPT_DAYS } from '#domain/limits.ts';
import { LEAVE_LINK_KEPT_DAYS } from '#domain/message/mail-leave.ts';
import { KEPT_KINDS } from '#domain/user/retention.ts';

/** What the daily job takes away because its purpose is over: no law keeps it, and none asks for the day. */
export const FLEETING_KINDS = [
  'sign_in',
  'devices',
  'requests',
  'budgets',
  'takes',
  'looks',
  'absences',
  'uploads',
  'views',
  'mail_links',
  'failed_mails',
  'exports',
  'unnamed_files',
  'unproved_complaints',
  'outside_complaints',
] as const;
export type FleetingKind = (typeof FLEETING_KINDS)[number];

/** What stays as long as the platform does: evidence of what was done, and the books. */
export const LASTING_KINDS = ['audit', 'ledger', 'registers'] as const;

/** Ended tokens and links are kept a while, so that it can be told what happened. */
export const ENDED_KEPT_DAYS = 30;
/** No server took them in all their tries: what they say (codes, links) is forgotten, that they were to be sent is not. */
export const FAILED_MAIL_KEPT_DAYS = 7;
/** As long as the cookie that names it. */
export const DEVICE_KEPT_DAYS = 365;
/** Files without a row: so long somebody has to notice that a backup was put back. */
export const UNNAMED_FILE_KEPT_DAYS = 30;

/** Five years of the service's records (Regulation (EU) 2020/1503, article 26), for complaints of people who have no account that could end. */
export const OUTSIDE_COMPLAINT_KEPT_DAYS = 1_827;

/** A year with its share of a leap day. */
const YEAR_DAYS = 365.25;

/** The whole years that a number of days stands for, with their leap days; null where it stands for none: a term of law is told as it is written. */
export function wholeYearsOf(days: number): number | null {
  const years = Math.floor(days / YEAR_DAYS);
  return years > 0 && Math.ceil(years * YEAR_DAYS) === days ? years : null;
}

/** Days for which each kind is kept from its end on; zero: it goes with its end. */
export const FLEETING_DAYS: Readonly<Record<FleetingKind, number>> = {
  sign_in: ENDED_KEPT_DAYS,
  devices: DEVICE_KEPT_DAYS,
  requests: IDEMPOTENCY_KEY_KEPT_DAYS,
  budgets: 0,
  takes: ENDED_KEPT_DAYS,
  looks: 0,
  absences: ENDED_KEPT_DAYS,
  uploads: ENDED_KEPT_DAYS,
  views: ENDED_KEPT_DAYS,
  mail_links: LEAVE_LINK_KEPT_DAYS,
  failed_mails: FAILED_MAIL_KEPT_DAYS,
  exports: EXPORTS_LISTED_DAYS,
  unnamed_files: UNNAMED_FILE_KEPT_DAYS,
  unproved_complaints: 0,
  outside_complaints: OUTSIDE_COMPLAINT_KEPT_DAYS,
};

/** Every kind of data that the page on retention tells of: what a law keeps after an account, what goes by itself, what stays. */
export const RETENTION_KINDS = [...KEPT_KINDS, ...FLEETING_KINDS, ...LASTING_KINDS] as const;
