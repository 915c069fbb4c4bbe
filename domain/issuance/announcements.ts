/** How a piece of news stands. `PLANNED`: it is published by itself at its moment. */
export const UPDATE_STATES = ['DRAFT', 'PLANNED', 'PUBLISHED', 'WITHDRAWN'] as const;
export type UpdateState = (typeof UPDATE_STATES)[number];

/** Whether news can be published, now or at a moment: a draft, or what is planned and is to come otherwise. */
export function mayPublish(state: UpdateState): boolean {
  return state === 'DRAFT' || state === 'PLANNED';
}

/** Whether its words can be changed: until it is withdrawn. Of what is published the words before are kept, with a reason. */
export function mayWrite(state: UpdateState): boolean {
  return state !== 'WITHDRAWN';
}

/** Ours: people who have put money in want to hear of it once a month. */
const NEWS_EVERY_DAYS = 30;

/** Whether an issuer should write news again. @param newest when the last was published, else when the campaign began */
export function isNewsDue(newest: Date, now: Date): boolean {
  return now.getTime() - newest.getTime() > NEWS_EVERY_DAYS * 86_400_000;
}

/** Whether news can be planned for a moment: later than now, and within a year. */
export function mayPublishAt(at: Date, now: Date): boolean {
  const aYear = 366 * 86_400_000;
  return at > now && at.getTime() - now.getTime() <= aYear;
}
