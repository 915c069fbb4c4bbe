import type { Work } from '#backend/work.ts';
import type { DemoDates } from './demo-dates.ts';
import type { Random } from './random.ts';

/** `demo`: everything. `test`: the same people and projects, a small history. */
export type SeedScale = 'test' | 'demo';

/** What every part of the seed works with, inside one transaction of one tenant. */
export interface SeedWork extends Work {
  dates: DemoDates;
  random: Random;
  scale: SeedScale;
}
