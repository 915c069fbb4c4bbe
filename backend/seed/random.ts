/** Numbers that look random and are the same at every seed: demo data must not change from start to start. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** @param seed any text: the same text gives the same numbers */
export function randomOf(seed: string): Random {
  let state = [...seed].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 0x9e3779b9);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new RangeError('nothing to pick from');
      return from[whole(0, from.length - 1)] as T;
    },
    shuffled<T>(list: readonly T[]): T[] {
      return list
        .map((value) => ({ value, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ value }) => value);
    },
  };
}
