import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { Stage } from '#domain/status/stage.ts';

/** Who reads a status: the platform's people, or the investor whose record it is. */
export type Reader = 'house' | 'investor';

const SETTLED = { done: 'positive', over: 'neutral', wrong: 'negative' } as const;

/**
 * The tint of a status, by who reads it: amber is what waits for the reader, blue what is under way at anybody else's.
 * What ended well is done for its investor and over for the house.
 */
export function toneOf(stage: Stage, reader: Reader): ChipTone {
  if (stage === 'finished') return reader === 'house' ? 'neutral' : 'positive';
  if (stage === 'investor' || stage === 'house' || stage === 'other') return stage === reader ? 'caution' : 'progress';
  return SETTLED[stage];
}
