import type { Budget } from '#backend/limits/budget.ts';

/** Wrong passwords for one account: five at once, then slower and slower. The slate is wiped by the right one. */
export const LOGIN_ACCOUNT: Budget = {
  name: 'login:account',
  free: 5,
  windowMinutes: 15,
  delays: [1, 2, 4, 8, 15],
  code: 'session.too_many',
};
/** Wrong passwords from one address, whatever the account: an office shares one. */
export const LOGIN_ADDRESS: Budget = {
  name: 'login:address',
  free: 60,
  windowMinutes: 15,
  delays: [1, 2, 4, 8, 15],
  code: 'session.too_many',
};
/** Wrong passwords on the whole tenant: only an attack from everywhere reaches it, and it slows the tenant down instead of closing it. */
export const LOGIN_TENANT: Budget = {
  name: 'login:tenant',
  free: 1_000,
  windowMinutes: 15,
  delays: [1],
  code: 'session.too_many',
};

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
