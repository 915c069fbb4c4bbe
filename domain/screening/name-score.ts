import { distance } from 'fastest-levenshtein';

/** Two words are the same name where at most a quarter of their letters differ; short ones differ in nothing. */
const WORD_FLOOR = 0.75;
const SHORT_WORD = 3;
/** What each word takes away that only one of the names has, up to three. */
const LEFT_OVER = 4;
const MOST_LEFT_OVER = 3;

/** How alike two words are, from 0 to 1; 0 below what counts as the same name. */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) <= SHORT_WORD) return 0;
  const likeness = 1 - distance(a, b) / longer;
  return likeness >= WORD_FLOOR ? likeness : 0;
}

/**
 * How alike two names are, from 0 to 100, by their words (`nameWords`) in any order: each word of the shorter one has its own in the longer one, or they are two
 * names. One word alone says nothing of a person; of a company it must be the whole name. 100 is the same words.
 */
export function nameScore(a: readonly string[], b: readonly string[], kind: 'person' | 'entity'): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return 0;
  if (short.length === 1) return kind === 'entity' && long.length === 1 && short[0] === long[0] ? 100 : 0;
  const pairs = short
    .flatMap((word, at) =>
      long.map((other, place) => ({ at, place, size: word.length, like: wordLikeness(word, other) })),
    )
    .filter(({ like }) => like > 0)
    .sort((x, y) => y.like - x.like || y.size - x.size);
  const taken = new Set<number>();
  const placed = new Set<number>();
  let weighed = 0;
  let size = 0;
  for (const pair of pairs) {
    if (taken.has(pair.at) || placed.has(pair.place)) continue;
    taken.add(pair.at);
    placed.add(pair.place);
    weighed += pair.like * pair.size;
    size += pair.size;
  }
  if (taken.size < short.length) return 0;
  const leftOver = Math.min(long.length - short.length, MOST_LEFT_OVER) * LEFT_OVER;
  return Math.max(0, Math.floor((weighed / size) * 100) - leftOver);
}
