/**
 * Constants of the specification's section 9 that belong to no single rule file, with the unit in the name.
 * Session validity stands in `domain/session/rules.ts`.
 */

/** How long a tenant's customization is kept before it is asked for again. */
export const CUSTOMIZATION_CACHE_MINUTES = 5;

/** Widths: mobile below 768, tablet to 1280, small desktop to 1440, desktop and permanent sidebar above 1440. */
export const MOBILE_BELOW_PX = 768;
/** Ours: from here on the main addresses of an area stand in its header. */
export const LAPTOP_FROM_PX = 1024;
export const TABLET_UP_TO_PX = 1280;
export const SMALL_DESKTOP_UP_TO_PX = 1440;

export const TOAST_MAX_VISIBLE = 3;
export const TOAST_TIMEOUT_MS = 5000;
/** Part of a toast's width that a swipe must cover to dismiss it. */
export const TOAST_SWIPE_DISMISS_RATIO = 0.6;

export const TOOLTIP_SHOW_DELAY_MS = 200;
export const TOOLTIP_HIDE_DELAY_MS = 400;
export const TOOLTIP_DISTANCE_PX = 5;

export const PASSWORD_MIN_CHARS = 8;
/** Ours: argon2 reads it all, so an upper end is needed. */
export const PASSWORD_MAX_CHARS = 200;
export const PHONE_MIN_DIGITS = 9;
export const PHONE_MAX_DIGITS = 15;
export const POSTAL_CODE_MIN_CHARS = 3;
export const POSTAL_CODE_MAX_CHARS = 12;
export const WALLET_ADDRESS_HEX_CHARS = 40;
/** "Under 50" and "max 50": what has 49 is both (record 0180). */
export const SUBTITLE_MAX_CHARS = 49;

export const EMAIL_CODE_DIGITS = 5;
export const EMAIL_CODE_VALIDITY_MINUTES = 5;
/** Wrong tries that kill a code (safety.md). */
export const EMAIL_CODE_MAX_TRIES = 5;
/** Single-use sign-in secret (safety.md). */
export const LOGIN_SECRET_VALIDITY_MINUTES = 15;
/** Ours: how long a link for another password is good. */
export const RESET_LINK_VALIDITY_MINUTES = 30;
/** Ours: so long the words wait that a wallet signs. */
export const WALLET_CHALLENGE_MINUTES = 15;
/** Longest stay in another person's session (safety.md). */
export const IMPERSONATION_MAX_MINUTES = 30;

/** Two readings of the specification: the check itself takes up to 24 hours, the text to the person promises 48. */
export const KYC_VERIFICATION_UP_TO_HOURS = 24;
export const KYC_PROMISED_UP_TO_HOURS = 48;
/** Company documents must have been issued within this many months. */
export const COMPANY_DOCUMENT_MAX_AGE_MONTHS = 3;
/** Ours: days before the last one of an identity document in which its person is asked for a newer one, and in which the team sees it too. */
export const DOCUMENT_REMINDER_DAYS = 30;
export const DOCUMENT_INBOX_DAYS = 7;
/** A stake strictly above this makes a major shareholder. */
export const MAJOR_STAKE_ABOVE_PERCENT = 25;

/** Calendar days in which a non-sophisticated investor may revoke at no cost (ECSPR, article 22). */
export const REFLECTION_DAYS = 4;
/** Ours: the reflection period is never shorter than this, whatever the clock does. */
export const REFLECTION_MIN_HOURS = 96;
/** Campaign progress at which the refund and disbursement contact is shown. */
export const REFUND_CONTACT_AT_PERCENT = 90;

/** Gate at each investment: the larger of this and 5 % of net worth, in EUR cents (ECSPR, article 21(7)). */
export const WARNING_GATE_MIN_CENTS = 100_000n;
/** Ours, a tenant may set another. */
export const KNOWLEDGE_TEST_PASS_MARK = 5;
export const KNOWLEDGE_TEST_VALIDITY_YEARS = 2;
export const LOSS_SIMULATION_VALIDITY_YEARS = 1;
export const SOPHISTICATED_VALIDITY_YEARS = 2;
/** Ours: so long before a sophisticated status ends the person is reminded and may ask again. */
export const SOPHISTICATED_REMINDER_DAYS = 30;

/** Idempotency keys are kept this long with their first answer (safety.md). */
export const IDEMPOTENCY_KEY_KEPT_DAYS = 30;
/** A webhook's clock may differ by this much, and a signed call's (safety.md). */
export const WEBHOOK_CLOCK_SKEW_SECONDS = 300;
export const EXPORT_LINK_VALIDITY_HOURS = 24;
/** One owner's offers in twelve months, in EUR cents (ECSPR, article 1(2)(c)). */
export const OWNER_OFFERS_MAX_CENTS_12_MONTHS = 500_000_000n;
/** Longest suspension of an offer, in calendar days (ECSPR, article 23). */
export const SUSPENSION_MAX_DAYS = 30;
/** Ours: days in which an unpaid order can be paid once a suspension is over. */
export const DAYS_TO_PAY_AFTER_SUSPENSION = 3;
/** Ours: how far ahead a change of phase can be planned, in days. */
export const PLANNED_MOVE_MAX_DAYS = 366;
/** Ours (the specification asks for a maximum): a presentation of more is read by nobody. */
export const PROJECT_PICTURES_MAX = 40;
/** Ours: a project has some ten papers, and each may be there for several years. */
export const PROJECT_DOCUMENTS_MAX = 30;
/** Ours: a resolution, accounts, a report; more are read by nobody. */
export const DISTRIBUTION_DOCUMENTS_MAX = 10;
/** Ours: more than a large camera makes; what decodes to more is an attack on memory. */
export const PICTURE_MAX_MEGAPIXELS = 60;
/** Ours: files that one person, and all of a tenant together, may have under way at once. */
export const EXPORTS_AT_ONCE_OF_A_PERSON = 3;
export const EXPORTS_AT_ONCE_OF_A_TENANT = 12;
/** Ours: a spreadsheet takes 1,048,576 rows, its head included. */
export const EXPORT_MAX_ROWS = 1_000_000;
/** Ours: so long it is told that there was a file. */
export const EXPORTS_LISTED_DAYS = 30;
/** Ours: a copy of one's own data is made once in so long, and takes the person's files along as long as they are no more than this. */
export const OWN_DATA_EVERY_HOURS = 24;
export const OWN_DATA_FILES_MAX_BYTES = 200 * 1024 * 1024;

/** Digits of an authenticator's code, and the seconds that it holds (RFC 6238: 30). */
export const TOTP_DIGITS = 6;
export const TOTP_STEP_SECONDS = 30;
/** Recovery codes that are made at once. */
export const RECOVERY_CODES = 10;
/** Minutes in which the second factor of a sign-in has to come, and in which the key of a new authenticator has to be confirmed. */
export const FACTOR_TICKET_MINUTES = 10;
export const FACTOR_SETUP_MINUTES = 15;

/** Passkeys of one person. */
export const PASSKEYS_MAX = 10;
/** Minutes in which a browser has to answer a challenge of a passkey. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** Signs of the JSON that a browser answers with: a key of RSA with its certificates stays below. */
export const PASSKEY_ANSWER_MAX_CHARS = 12_000;
export const PASSKEY_NAME_MAX_CHARS = 60;
