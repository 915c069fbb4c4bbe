import type { Budget } from '#backend/limits/budget.ts';

const DAY_MINUTES = 24 * 60;

/** Times that one address is asked in a day, by all projects of a tenant together: nobody is pestered by taking it away and giving it again. */
export const ADDRESS_ASKED: Budget = {
  name: 'notice:address',
  free: 3,
  windowMinutes: DAY_MINUTES,
  delays: [DAY_MINUTES],
  code: 'notice.too_many',
};

/** Addresses that one person has asked in a day: enough for a few projects, too few to write to strangers with. */
export const PERSON_ASKS: Budget = {
  name: 'notice:person',
  free: 20,
  windowMinutes: DAY_MINUTES,
  delays: [DAY_MINUTES],
  code: 'notice.too_many',
};

/** Links tried from one place. A link has 256 bits: this keeps the noise down, not the guesser. */
export const LINKS_TRIED: Budget = {
  name: 'notice:link',
  free: 60,
  windowMinutes: 60,
  delays: [5, 15, 60],
  code: 'notice.too_many_links',
};
