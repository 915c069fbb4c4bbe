import type { Stage } from '#domain/status/stage.ts';

/** What a complaint is about, in the reader's choice of a few words. */
export const COMPLAINT_KINDS = ['information', 'order', 'payment', 'tokens', 'account', 'other'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];

/**
 * `RECEIVED`: nobody has said yet whether it is admissible; `EXAMINING`: it is; `ASKED`: the platform waits for more from who complains; the others are
 * its ends (Delegated Regulation (EU) 2022/2117, articles 3 to 5).
 */
export const COMPLAINT_STATES = ['RECEIVED', 'EXAMINING', 'ASKED', 'INADMISSIBLE', 'DECIDED', 'WITHDRAWN'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

export const OPEN_COMPLAINTS = ['RECEIVED', 'EXAMINING', 'ASKED'] as const satisfies readonly ComplaintState[];
/** Whether somebody still has to do something about it. */
export const isOpenComplaint = (state: ComplaintState): boolean => OPEN_COMPLAINTS.some((open) => open === state);

/** What was decided: all that was asked for, some of it, nothing. */
export const COMPLAINT_OUTCOMES = ['UPHELD', 'PARTLY', 'REFUSED'] as const;
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number];

export const COMPLAINT_STAGE: Record<ComplaintState, Stage> = {
  RECEIVED: 'house',
  EXAMINING: 'house',
  ASKED: 'investor',
  INADMISSIBLE: 'over',
  DECIDED: 'finished',
  WITHDRAWN: 'over',
};

/** What can be done about a complaint; each is a line of its course. */
export const COMPLAINT_ACTS = ['admit', 'dismiss', 'ask', 'reply', 'delay', 'decide', 'withdraw'] as const;
export type ComplaintAct = (typeof COMPLAINT_ACTS)[number];

interface Move {
  from: readonly ComplaintState[];
  /** Null: it stays where it is. */
  to: ComplaintState | null;
}

const MOVES: Record<ComplaintAct, Move> = {
  admit: { from: ['RECEIVED'], to: 'EXAMINING' },
  dismiss: { from: ['RECEIVED'], to: 'INADMISSIBLE' },
  ask: { from: ['EXAMINING'], to: 'ASKED' },
  reply: { from: ['ASKED'], to: 'EXAMINING' },
  delay: { from: ['EXAMINING', 'ASKED'], to: null },
  decide: { from: ['EXAMINING', 'ASKED'], to: 'DECIDED' },
  withdraw: { from: OPEN_COMPLAINTS, to: 'WITHDRAWN' },
};

/** The state in which an act leaves a complaint; null where it cannot be done in this one. */
export function afterAct(state: ComplaintState, act: ComplaintAct): ComplaintState | null {
  const { from, to } = MOVES[act];
  return from.includes(state) ? (to ?? state) : null;
}

/** Why a manager may not act on a complaint: it is their own, or about a project of theirs. Nobody decides in their own cause. */
export const COMPLAINT_CONFLICTS = ['own', 'project'] as const;
type ComplaintConflict = (typeof COMPLAINT_CONFLICTS)[number];

interface Sides {
  /** Null: somebody without an account. */
  complainant: string | null;
  /** Of the project that it is about; null where it is about none. */
  issuer: string | null;
}

/** What keeps a manager from acting on it, or null. */
export function conflictOf(manager: string, { complainant, issuer }: Sides): ComplaintConflict | null {
  if (manager === complainant) return 'own';
  return manager === issuer ? 'project' : null;
}

/** Complaints of one person that are open at once, and all that they may file in a day: the house has to answer each. */
export const OPEN_COMPLAINTS_MAX = 5;
export const COMPLAINTS_A_DAY = 5;

/** `WAITS`: the team has it ready, and sends it along with its next word. */
export const COMPLAINT_PAPER_STATES = ['SENT', 'WAITS'] as const;
/** Papers that the team sends along with one word. Ours. */
export const COMPLAINT_PAPERS_WAITING_MAX = 10;
