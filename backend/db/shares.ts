/** Ours: the longest wait for a connection; then whoever asks is told to come back. */
const WAIT_MS = 5_000;
/** Ours: the part of the connections that no single tenant ever takes. */
const KEPT_FREE = 4;

interface Waiting {
  whose: string;
  begin(): void;
}

/**
 * Shares the connections of one pool out among tenants: one alone may have three in four of them, and a connection that is given back goes to
 * whoever waits and has the fewest. So a tenant whose requests are slow, or many, keeps no other one waiting for long.
 */
export class Shares {
  readonly #size: number;
  readonly #most: number;
  readonly #waitMs: number;
  readonly #taken = new Map<string, number>();
  #inHand = 0;
  #waiting: Waiting[] = [];

  constructor(size: number, waitMs = WAIT_MS) {
    this.#size = size;
    // A pool of two or three is nobody's to be shared: a start writes its demo data through one.
    this.#most = size < KEPT_FREE ? size : size - Math.ceil(size / KEPT_FREE);
    this.#waitMs = waitMs;
  }

  /** Resolves when `whose` may open a connection, to what gives it back. Throws an Error with the code ETIMEDOUT after five seconds. */
  async take(whose: string): Promise<() => void> {
    if (!this.#mayTake(whose)) await this.#turnOf(whose);
    else this.#begin(whose);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.#inHand -= 1;
      const left = this.#takenBy(whose) - 1;
      if (left > 0) this.#taken.set(whose, left);
      else this.#taken.delete(whose);
      this.#callNext();
    };
  }

  #takenBy(whose: string): number {
    return this.#taken.get(whose) ?? 0;
  }

  #mayTake(whose: string): boolean {
    return this.#inHand < this.#size && this.#takenBy(whose) < this.#most;
  }

  #begin(whose: string): void {
    this.#inHand += 1;
    this.#taken.set(whose, this.#takenBy(whose) + 1);
  }

  #turnOf(whose: string): Promise<void> {
    return new Promise((done, fail) => {
      const waiting: Waiting = {
        whose,
        begin: () => {
          clearTimeout(late);
          this.#begin(whose);
          done();
        },
      };
      const late = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        fail(Object.assign(new Error('no database connection became free in time'), { code: 'ETIMEDOUT' }));
      }, this.#waitMs);
      this.#waiting.push(waiting);
    });
  }

  #callNext(): void {
    const next = this.#waiting
      .filter(({ whose }) => this.#mayTake(whose))
      .reduce<Waiting | null>(
        (first, one) => (first === null || this.#takenBy(one.whose) < this.#takenBy(first.whose) ? one : first),
        null,
      );
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    next.begin();
  }
}
