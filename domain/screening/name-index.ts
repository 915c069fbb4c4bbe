import { type BirthSign, birthSign, isHit } from './hit.ts';
import { nameScore, wordLikeness } from './name-score.ts';
import { nameWords } from './name-words.ts';
import type { Listed } from './watch-list.ts';

/** Whose name it is: the person's own, that of their company, or of somebody who holds a part of it. */
export const ASKED_ROLES = ['self', 'company', 'holder', 'beneficiary'] as const;
type AskedRole = (typeof ASKED_ROLES)[number];

/** Whom a list is asked about. */
export interface Asked {
  role: AskedRole;
  name: string;
  kind: 'person' | 'entity';
  /** Day of birth; null where it is not known, and of companies. */
  born: string | null;
}

/** Somebody of the list who may be them: the name of theirs that is most alike. */
export interface Found {
  entry: Listed;
  name: string;
  score: number;
  sign: BirthSign;
}

interface IndexedName {
  entry: Listed;
  name: string;
  words: string[];
}

/** A list's names by their words, so that each person is held beside few of them. What is found is what holding them beside every name would find. */
export class NameIndex {
  readonly #names: IndexedName[] = [];
  readonly #byWord = new Map<string, number[]>();
  readonly #byLength = new Map<number, string[]>();
  readonly #alike = new Map<string, readonly string[]>();

  constructor(entries: readonly Listed[]) {
    for (const entry of entries)
      for (const name of entry.names) {
        const words = nameWords(name);
        const at = this.#names.push({ entry, name, words }) - 1;
        for (const word of words) this.#put(word, at);
      }
  }

  #put(word: string, at: number): void {
    const places = this.#byWord.get(word);
    if (places) {
      places.push(at);
      return;
    }
    this.#byWord.set(word, [at]);
    const ofLength = this.#byLength.get(word.length);
    if (ofLength) ofLength.push(word);
    else this.#byLength.set(word.length, [word]);
  }

  /** Those of the list who may be them, one for each entry, the most alike first. */
  find({ name, kind, born }: Omit<Asked, 'role'>): Found[] {
    const words = nameWords(name);
    const best = new Map<string, Found>();
    for (const at of this.#near(words)) {
      const named = this.#names[at];
      if (!named || named.entry.kind !== kind) continue;
      const score = nameScore(words, named.words, kind);
      const sign = birthSign(born, named.entry.births);
      const before = best.get(named.entry.key);
      if (isHit(score, sign) && score > (before?.score ?? 0))
        best.set(named.entry.key, { entry: named.entry, name: named.name, score, sign });
    }
    return [...best.values()].sort((a, b) => b.score - a.score || a.entry.key.localeCompare(b.entry.key));
  }

  /** Names that share two words with these, or are one word alone as they are. */
  #near(words: readonly string[]): number[] {
    const shared = new Map<number, number>();
    for (const word of words) {
      const places = new Set(this.#wordsLike(word).flatMap((other) => this.#byWord.get(other) ?? []));
      for (const at of places) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const least = Math.min(words.length, 2);
    return [...shared].flatMap(([at, count]) => (count >= least ? [at] : []));
  }

  #wordsLike(word: string): readonly string[] {
    const known = this.#alike.get(word);
    if (known) return known;
    const spread = Math.floor(word.length / 3);
    const found: string[] = [];
    for (let length = word.length - spread; length <= word.length + spread; length += 1)
      for (const other of this.#byLength.get(length) ?? []) if (wordLikeness(word, other) > 0) found.push(other);
    this.#alike.set(word, found);
    return found;
  }
}
