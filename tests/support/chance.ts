import { SEED } from './seed.ts';

/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** Throws for an empty list. */
  oneOf<T>(list: readonly T[]): T;
  /** True in `share` of the cases. */
  happens(share: number): boolean;
}

/** @param stream each part of a test that draws by itself takes another, so that their order does not matter */
export function chance(stream: number, seed = SEED): Chance {
  // mulberry32: small, and good enough to choose inputs by.
  let state = (seed ^ Math.imul(stream + 1, 0x9e3779b9)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    oneOf(list) {
      if (list.length === 0) throw new RangeError('nothing to choose from');
      return list[below(list.length)] as (typeof list)[number];
    },
    happens: (share) => next() < share,
  };
}
