import { type Budget, type Spender, spend } from '#backend/limits/budget.ts';

const DAY_MINUTES = 24 * 60;

/** Complaints sent under one e-mail address in a day: nobody's post box is filled by somebody else. */
export const OUTSIDE_EMAIL: Budget = {
  name: 'complaint:email',
  free: 5,
  windowMinutes: DAY_MINUTES,
  delays: [DAY_MINUTES],
  code: 'complaint.too_many_sent',
};

/** Complaints sent from one place. An office shares one; a script does not get far. */
export const OUTSIDE_PLACE: Budget = {
  name: 'complaint:place',
  free: 20,
  windowMinutes: 60,
  delays: [15, 60],
  code: 'complaint.too_many_sent',
};

/** Forms with files that one place begins to send, whatever becomes of them: counted before a byte is read. */
const OUTSIDE_UPLOADS: Budget = {
  name: 'complaint:uploads',
  free: 40,
  windowMinutes: 60,
  delays: [15, 60],
  code: 'complaint.too_many_sent',
};

/** Links tried from one place. A link has 256 bits: this keeps the noise down, not the guesser. */
export const OUTSIDE_LINKS: Budget = {
  name: 'complaint:link',
  free: 120,
  windowMinutes: 60,
  delays: [5, 15, 60],
  code: 'complaint.too_many_links',
};

/** The question of `beforeFiles`. */
export async function spendOnUploads(spender: Spender, address: string | null): Promise<void> {
  if (address) await spend(spender, OUTSIDE_UPLOADS, address);
}
