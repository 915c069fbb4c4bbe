import anyAscii from 'any-ascii';

/** Words that come and go in a name, and say nothing of whose it is. */
const PARTICLES = new Set(
  'al el ul bin bint ibn de del dela der den des di da do dos das du la las le les los van von y e i and the of sa sl sau slu ltd llc inc co ooo oao zao pjsc'.split(
    ' ',
  ),
);
const MOST_WORDS = 20;

/**
 * The words of a name as they are compared, each once: Latin letters without accents whatever it was written in, in small letters, without particles and
 * initials. A name that would be left with one word keeps them all.
 */
export function nameWords(name: string): string[] {
  const words = anyAscii(name.slice(0, 500).normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/['’`´]/g, '')
    .split(/[^a-z0-9]/)
    .filter((word) => word.length > 1);
  const telling = words.filter((word) => !PARTICLES.has(word));
  return [...new Set(telling.length > 1 ? telling : words)].slice(0, MOST_WORDS);
}
