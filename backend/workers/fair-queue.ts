import { Refusal } from '#backend/http/refusal.ts';

/** Ours: libvips takes one core for each picture that it is given. */
const PICTURES_AT_ONCE = 2;
/** Of one tenant. */
const PICTURES_WAITING = 20;

/** For pictures of uploads. */
export const picturesQueue = () => new FairQueue(PICTURES_AT_ONCE, PICTURES_WAITING);

/**
 * Work that takes a processor for a while, so much of it at a time. Owners (tenants) take turns: whoever brings a hundred pieces waits behind
 * everybody who brings one.
 */
export class FairQueue {
  readonly #slots: number;
  readonly #longestLine: number;
  #running = 0;
  /** Who waits, by owner; the owner whose turn is next stands first. */
  readonly #lines = new Map<string, (() => void)[]>();

  /** @param slots pieces at a time @param longestLine pieces of one owner that may wait */
  constructor(slots: number, longestLine: number) {
    this.#slots = slots;
    this.#longestLine = longestLine;
  }

  /** Does the work when it is its turn. Throws Refusal 503 `server.busy` at once where the owner's line is full. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(owner);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#callNext();
    }
  }

  async #turn(owner: string): Promise<void> {
    if (this.#running < this.#slots) {
      this.#running += 1;
      return;
    }
    const line = this.#lines.get(owner) ?? [];
    if (line.length >= this.#longestLine) throw new Refusal(503, 'server.busy');
    this.#lines.set(owner, line);
    await new Promise<void>((called) => line.push(called));
  }

  #callNext(): void {
    for (const [owner, line] of this.#lines) {
      const called = line.shift();
      // To the end of the owners, or away.
      this.#lines.delete(owner);
      if (line.length > 0) this.#lines.set(owner, line);
      if (!called) continue;
      this.#running += 1;
      called();
      return;
    }
  }
}
