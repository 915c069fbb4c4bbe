/** How a message to many stands. `SCHEDULED`: it leaves by itself at its moment, and until then nobody has been written to. */
export const MESSAGE_STATES = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'STOPPED'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Whom a message is for: who holds a project's tokens, who stands behind its offer, people of the platform by a rule, or some of them who were ticked one by one. */
export const AUDIENCES = ['HOLDERS', 'INVESTORS', 'PEOPLE', 'CHOSEN'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** `COMMERCIAL`: advertising, for those alone who have agreed to it (article 21 of the Spanish act on electronic commerce, 34/2002). */
export const PURPOSES = ['SERVICE', 'COMMERCIAL'] as const;

/** How long a message waits before it leaves, so that it can be stopped, in seconds. */
export const STOP_SECONDS = 60;
/** Names that are shown of an audience. */
export const SAMPLE_NAMES = 5;
const A_YEAR_MS = 366 * 86_400_000;

/** Whether an audience is of one project: issuers write to no other. */
export function isOfProject(audience: Audience): boolean {
  return audience !== 'PEOPLE' && audience !== 'CHOSEN';
}

/** Whether its words and its audience can be changed, and it can be sent. */
export function isDraft(state: MessageState): boolean {
  return state === 'DRAFT';
}

/** What becomes of a message that is stopped: nobody has it and it is a draft again, or the rest of its audience is spared; null where there is nothing to stop. */
export function stoppedState(state: MessageState): MessageState | null {
  if (state === 'SCHEDULED') return 'DRAFT';
  return state === 'SENDING' ? 'STOPPED' : null;
}

/** When a message leaves that is sent now: after the time to stop it; or at its moment. Null for a moment that is past, or more than a year ahead. */
export function leavesAt(now: Date, asked: Date | null): Date | null {
  const first = new Date(now.getTime() + STOP_SECONDS * 1000);
  if (asked === null) return first;
  if (asked <= now || asked.getTime() - now.getTime() > A_YEAR_MS) return null;
  return asked < first ? first : asked;
}
