/** What kind of account it is, as its bank calls it (specification, section 3, User: account type). */
export const ACCOUNT_TYPES = ['CURRENT', 'SAVINGS', 'PAYMENT'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Who took a new account back: its holder signed in, whoever opened the mailed link, or the platform. */
export const TAKEN_BACK_BY = ['HOLDER', 'LINK', 'SUPPORT'] as const;

/** Ours: nothing is paid to a changed account before so many hours, in which its holder can take the change back. */
export const ACCOUNT_WAIT_HOURS = 48;

/**
 * From when money may be paid to an account that is given now. A person's first one is usable at once where their identity is verified: it bears their
 * verified name. Every other waits.
 */
export function usableFrom(now: Date, { isFirst, isVerified }: { isFirst: boolean; isVerified: boolean }): Date {
  return isFirst && isVerified ? now : new Date(now.getTime() + ACCOUNT_WAIT_HOURS * 3_600_000);
}

/** Whether an account in force can still be taken back: nothing can have been paid to it. */
export function canTakeBack(account: { usableFrom: Date; replacedAt: Date | null }, now: Date): boolean {
  return account.replacedAt === null && account.usableFrom > now;
}

/** How a person stands: nothing given, a changed account that waits until a moment, or one that money may be paid to. */
export type AccountStanding<A> =
  | { state: 'none'; account: null; until: null }
  | { state: 'waits'; account: A; until: Date }
  | { state: 'usable'; account: A; until: null };

/** The standing of the account in force; while a new one waits, nothing goes to the old one either: it may be closed. */
export function accountStanding<A extends { usableFrom: Date }>(account: A | null, now: Date): AccountStanding<A> {
  if (!account) return { state: 'none', account: null, until: null };
  if (account.usableFrom > now) return { state: 'waits', account, until: account.usableFrom };
  return { state: 'usable', account, until: null };
}
