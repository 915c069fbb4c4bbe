import type { StyleRule } from '@vanilla-extract/css';

/** The same declarations, each marked `!important`: for the protected layer alone. */
export function important<T extends StyleRule>(declarations: T): T {
  return Object.fromEntries(
    Object.entries(declarations).map(([name, value]) => [name, `${String(value)} !important`]),
  ) as unknown as T;
}
