import { type DemoPerson, personOf } from './demo-person.ts';
import { PEOPLE_ROWS } from './people-rows.ts';

/** 120 fictional people to draw investors from, always in the same order. Demo data: nobody real is meant. */
export const PEOPLE: readonly DemoPerson[] = PEOPLE_ROWS.map(personOf);
