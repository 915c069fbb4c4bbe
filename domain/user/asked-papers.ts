import { addDays, type Day } from '#domain/time/zone.ts';

/** What a person can be asked for besides what their identity check asks: ours, by what Ley 10/2010 (articles 3 to 6) has a platform know. */
export const ASKED_KINDS = [
  'IDENTITY',
  'ADDRESS',
  'INCOME',
  'FUNDS',
  'TAX_RESIDENCE',
  'BANK_ACCOUNT',
  'COMPANY',
  'OWNERS',
  'OTHER',
] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** How a request stands: papers are brought while it is open. */
export const REQUEST_STATES = ['OPEN', 'DONE', 'WITHDRAWN'] as const;

/** How one paper stands: sent and not looked at, good, or turned away with a reason; or another took its place before anybody looked. */
export const PAPER_STATES = ['SENT', 'ACCEPTED', 'REFUSED', 'REPLACED'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** How what was asked stands: nothing came, or the newest paper's own state. */
export type AskedState = 'MISSING' | Exclude<PaperState, 'REPLACED'>;

/** Open requests that one person can have at once: ours, so that nobody is asked without end. */
export const OPEN_REQUESTS_MAX = 5;
/** People who are asked in one act: a page of the list. */
export const ASKED_AT_ONCE = 100;
/** A person is given a day at least, and half a year at most: ours. */
const ASKED_DAYS_MIN = 1;
const ASKED_DAYS_MAX = 180;
/** What the form proposes. */
export const ASKED_DAYS = 14;
/** So many days before the last one, who has not brought everything is reminded. */
export const REMIND_DAYS_BEFORE = 3;

/** The first and the last day by which papers can be asked for. `today`: of the tenant's calendar. */
export function askedDays(today: Day): { min: Day; max: Day } {
  return { min: addDays(today, ASKED_DAYS_MIN), max: addDays(today, ASKED_DAYS_MAX) };
}

/** How each kind that was asked for stands, by its papers, the newest last. */
export function askedStates(
  kinds: readonly AskedKind[],
  papers: readonly { kind: AskedKind; state: PaperState }[],
): Map<AskedKind, AskedState> {
  const states = new Map<AskedKind, AskedState>(kinds.map((kind) => [kind, 'MISSING']));
  for (const { kind, state } of papers) if (state !== 'REPLACED' && states.has(kind)) states.set(kind, state);
  return states;
}

/** Who acts next on an open request: its person while something is missing or was turned away, the team once all is there; nobody: all of it is good. */
export function nextOfRequest(states: Iterable<AskedState>): 'person' | 'team' | 'nobody' {
  const all = [...states];
  if (all.some((state) => state === 'MISSING' || state === 'REFUSED')) return 'person';
  return all.some((state) => state === 'SENT') ? 'team' : 'nobody';
}

/** Whether a paper of a kind may still be brought or replaced: not one that was found good. */
export function mayBring(state: AskedState | undefined): boolean {
  return state !== undefined && state !== 'ACCEPTED';
}
