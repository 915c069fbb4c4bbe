import type { Budget } from '#backend/limits/budget.ts';

/** Wrong passwords for one account from one address: five at once, then slower and slower. The slate is wiped by the right one. */
export const LOGIN_PAIR: Budget = {
  name: 'login:pair',
  free: 5,
  windowMinutes: 15,
  delays: [1, 2, 4, 8, 15],
  code: 'session.too_many',
};
/** The same for one account from a device that its person has signed in from before. */
export const LOGIN_DEVICE: Budget = { ...LOGIN_PAIR, name: 'login:device', free: 10 };
/** Wrong passwords for one account from all unknown devices together: after so many a day the answer goes by mail alone. */
export const LOGIN_ACCOUNT: Budget = {
  name: 'login:account',
  free: 100,
  windowMinutes: 24 * 60,
  delays: [1],
  code: 'session.by_mail',
};
/** Wrong passwords from one address, whatever the account: an office shares one, so that it closes nobody's door either. */
export const LOGIN_ADDRESS: Budget = {
  name: 'login:address',
  free: 60,
  windowMinutes: 15,
  delays: [1],
  code: 'session.by_mail',
};
/** Mails with a link to sign in by, to one account. */
export const LOGIN_MAIL: Budget = {
  name: 'login:mail',
  free: 1,
  windowMinutes: 1,
  delays: [1],
  code: 'session.by_mail',
};
/** One word a day to a person whose account is tried from everywhere. */
export const LOGIN_WARNING: Budget = { ...LOGIN_MAIL, name: 'login:warning', windowMinutes: 24 * 60 };

export const REGISTER_ACCOUNT: Budget = {
  name: 'register:account',
  free: 8,
  windowMinutes: 60,
  delays: [15, 60],
  code: 'registration.too_many',
};
export const REGISTER_ADDRESS: Budget = {
  name: 'register:address',
  free: 200,
  windowMinutes: 60,
  delays: [15, 60],
  code: 'registration.too_many',
};

export const RESET_ACCOUNT: Budget = {
  name: 'reset:account',
  free: 5,
  windowMinutes: 60,
  delays: [15, 60],
  code: 'password.too_many',
};
export const RESET_ADDRESS: Budget = {
  name: 'reset:address',
  free: 60,
  windowMinutes: 60,
  delays: [15, 60],
  code: 'password.too_many',
};
/** Guesses at codes from one address, over all accounts. */
export const CODE_ADDRESS: Budget = {
  name: 'code:address',
  free: 100,
  windowMinutes: 60,
  delays: [5, 15, 60],
  code: 'code.too_many',
};
/** Codes to one mailbox, asked for from anywhere: with five tries each, a guesser sees 100 of 100,000 an hour. */
export const CODE_MAILBOX: Budget = { ...CODE_ADDRESS, name: 'code:mailbox', free: 20 };
/** Links for a new password to one mailbox, asked for from anywhere. */
export const RESET_MAILBOX: Budget = { ...RESET_ADDRESS, name: 'reset:mailbox', free: 20 };

/** Passwords tried for a change by whoever sits at somebody's open session. The right one wipes the slate. */
export const OWN_PASSWORD: Budget = {
  name: 'account:password',
  free: 5,
  windowMinutes: 15,
  delays: [1, 2, 4, 8, 15],
  code: 'account.too_many',
};

/** Challenges asked for by strangers from one address, and answers to them that are not right: an office shares one. */
export const PASSKEY_ASKED: Budget = {
  name: 'passkey:asked',
  free: 200,
  windowMinutes: 15,
  delays: [1, 5],
  code: 'session.too_many',
};
export const PASSKEY_ADDRESS: Budget = { ...PASSKEY_ASKED, name: 'passkey:address', free: 60 };
