/**
 * How an address stands that an issuer gave for the questions about a project: it was asked whether it wants them, it said yes, or it wants no more.
 * Nothing but the asking is mailed before the yes.
 */
export const NOTICE_STATES = ['ASKED', 'CONFIRMED', 'LEFT'] as const;
type NoticeState = (typeof NOTICE_STATES)[number];

/** As the page of its link shows it; `OVER`: nobody said yes in time. */
export const NOTICE_STANDINGS = [...NOTICE_STATES, 'OVER'] as const;
export type NoticeStanding = (typeof NOTICE_STANDINGS)[number];

/** What can be said by the link. */
export const NOTICE_CHOICES = ['confirm', 'leave'] as const;
export type NoticeChoice = (typeof NOTICE_CHOICES)[number];

/** Addresses of one project. */
export const NOTICE_ADDRESSES_MAX = 10;
/** How long the question waits for its yes. */
export const NOTICE_LINK_DAYS = 7;
const DAY_MS = 86_400_000;

interface NoticeAddress {
  state: NoticeState;
  askedAt: Date;
  /** The first yes. */
  confirmedAt: Date | null;
}

/** Until when an address that was asked may say yes. */
export function noticeLinkEnds({ askedAt }: Pick<NoticeAddress, 'askedAt'>): Date {
  return new Date(askedAt.getTime() + NOTICE_LINK_DAYS * DAY_MS);
}

/** How an address stands now. */
export function noticeStanding(address: NoticeAddress, now: Date): NoticeStanding {
  return address.state === 'ASKED' && now >= noticeLinkEnds(address) ? 'OVER' : address.state;
}

/**
 * What becomes of an address by what its link was asked for; null where it is too late for a yes. Leaving never ends. Who left and had said yes in time
 * may come back. Saying the same twice changes nothing.
 */
export function chosenState(address: NoticeAddress, choice: NoticeChoice, now: Date): NoticeState | null {
  if (choice === 'leave') return 'LEFT';
  return address.confirmedAt !== null || now < noticeLinkEnds(address) ? 'CONFIRMED' : null;
}
