import type { Stage } from '#domain/status/stage.ts';
import type { Day } from '#domain/time/zone.ts';
import type { ListedBirth, WatchList } from './watch-list.ts';

export const HIT_STATES = ['OPEN', 'CONFIRMED', 'DISMISSED'] as const;
export type HitState = (typeof HIT_STATES)[number];
/** Whose turn it is, and how it ended. */
export const HIT_STAGE: Readonly<Record<HitState, Stage>> = { OPEN: 'house', CONFIRMED: 'wrong', DISMISSED: 'over' };
/** A manager's word on a hit. */
export const HIT_DECISIONS = ['CONFIRMED', 'DISMISSED'] as const;
export type HitDecision = (typeof HIT_DECISIONS)[number];

/** What a birth says beside a name: the same day, a day that fits what the list knows, nothing known on one side, another day. */
export const BIRTH_SIGNS = ['same', 'fits', 'unknown', 'differs'] as const;
export type BirthSign = (typeof BIRTH_SIGNS)[number];

export function birthSign(own: Day | null, births: readonly ListedBirth[]): BirthSign {
  if (own === null || births.length === 0) return 'unknown';
  if (births.some(({ from, to }) => from === to && from === own)) return 'same';
  return births.some(({ from, to }) => from <= own && own <= to) ? 'fits' : 'differs';
}

/** From which score (`nameScore`) two names are looked at by a manager: the better the births agree, the less the names have to. Ours. */
const FLOORS: Readonly<Record<BirthSign, number>> = { same: 80, fits: 84, unknown: 88, differs: 100 };

/** Whether a manager has to decide if it is the same person. */
export const isHit = (score: number, sign: BirthSign): boolean => score >= FLOORS[sign];

/**
 * Whether a hit keeps its person from being verified, from investing and from being paid. One that nobody has decided does; somebody under sanctions is never
 * paid or served (Council Regulation (EC) 881/2002, article 2, and those like it); who holds a public office is a client like any other, looked at more closely
 * (Ley 10/2010, article 14).
 */
export function stops(list: WatchList, state: HitState): boolean {
  return state === 'OPEN' || (state === 'CONFIRMED' && list === 'sanctions');
}
