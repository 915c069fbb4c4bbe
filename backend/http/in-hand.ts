import { Refusal } from './refusal.ts';

/** Ours: requests of one person that are worked on at a time; a page of the dashboard asks for a handful at once. */
const MOST = 6;
/** Ours: those of them that write. */
const MOST_WRITES = 3;
/** Ours: how many more of one person's wait, and for how long. */
const MOST_WAITING = 50;
const WAIT_MS = 8_000;
/** After which somebody who was sent away may well come back. */
const RETRY_AFTER_SECONDS = 5;
/** People whose tokens are remembered; the oldest is forgotten first. */
const REMEMBERED = 20_000;

interface Waiting {
  isWrite: boolean;
  begin(): void;
}

interface Hand {
  all: number;
  writes: number;
  waiting: Waiting[];
}

/**
 * How many requests of one person are worked on at a time, in this process. More of them wait in order, holding no connection and no byte of
 * their body; too many, or too long a wait, is 429. Reads pass writes that wait.
 */
export class InHand {
  readonly #hands = new Map<string, Hand>();
  readonly #people = new Map<string, string>();

  /** Who holds a token, once it has been seen: several sessions of a person count as that person. */
  remember(tokenHash: string, userId: string): void {
    if (this.#people.has(tokenHash)) return;
    this.#people.set(tokenHash, userId);
    const [oldest] = this.#people.keys();
    if (this.#people.size > REMEMBERED && oldest !== undefined) this.#people.delete(oldest);
  }

  /**
   * Resolves when a request may begin, to what ends it. One without a token is not held up.
   * @throws Refusal 429 `request.too_many`
   */
  async enter(tokenHash: string | null, isWrite: boolean): Promise<() => void> {
    if (tokenHash === null) return () => undefined;
    const whose = this.#people.get(tokenHash) ?? tokenHash;
    const hand = this.#hands.get(whose) ?? { all: 0, writes: 0, waiting: [] };
    this.#hands.set(whose, hand);
    if (mayBegin(hand, isWrite)) begin(hand, isWrite);
    else await turn(hand, isWrite);
    return () => {
      hand.all -= 1;
      if (isWrite) hand.writes -= 1;
      callNext(hand);
      if (hand.all === 0 && hand.waiting.length === 0) this.#hands.delete(whose);
    };
  }
}

function mayBegin({ all, writes }: Hand, isWrite: boolean): boolean {
  return all < MOST && (!isWrite || writes < MOST_WRITES);
}

function begin(hand: Hand, isWrite: boolean): void {
  hand.all += 1;
  if (isWrite) hand.writes += 1;
}

function turn(hand: Hand, isWrite: boolean): Promise<void> {
  if (hand.waiting.length >= MOST_WAITING) return Promise.reject(tooMany());
  return new Promise((done, fail) => {
    const waiting: Waiting = {
      isWrite,
      begin() {
        clearTimeout(late);
        begin(hand, isWrite);
        done();
      },
    };
    const late = setTimeout(() => {
      hand.waiting = hand.waiting.filter((other) => other !== waiting);
      fail(tooMany());
    }, WAIT_MS);
    hand.waiting.push(waiting);
  });
}

function callNext(hand: Hand): void {
  const next = hand.waiting.find(({ isWrite }) => mayBegin(hand, isWrite));
  if (!next) return;
  hand.waiting = hand.waiting.filter((other) => other !== next);
  next.begin();
}

function tooMany(): Refusal {
  return new Refusal(429, 'request.too_many', { params: { seconds: RETRY_AFTER_SECONDS } });
}
