import { randomBytes } from 'node:crypto';
import { REFERENCE_RANDOM_BYTES } from '#domain/investment/wire-reference.ts';

/** References of one seed: short enough to be read aloud, they repeat by chance among hundreds. */
export class References {
  readonly #given = new Set<string>();

  next(make: (random: Uint8Array) => string): string {
    for (;;) {
      const reference = make(randomBytes(REFERENCE_RANDOM_BYTES));
      if (this.#given.has(reference)) continue;
      this.#given.add(reference);
      return reference;
    }
  }
}
