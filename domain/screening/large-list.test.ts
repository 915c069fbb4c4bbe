import { expect, test } from 'vitest';
import { NameIndex } from './name-index.ts';
import { readWatchList } from './read-watch-list.ts';

const ROOTS = ['mar', 'fer', 'gon', 'al', 'ser', 'vas', 'kov', 'rin', 'tes', 'ban', 'lo', 'mi', 'dra', 'que', 'zan'];
/** A word for each number, of three to four syllables, so that many are near each other. */
function wordOf(number: number): string {
  const syllables = [number, Math.floor(number / ROOTS.length), Math.floor(number / ROOTS.length ** 2), number * 7];
  return syllables.map((at) => ROOTS[at % ROOTS.length] ?? '').join('');
}
const nameOf = (at: number) => `${wordOf(at)} ${wordOf(at * 3 + 1)}ez ${wordOf(at * 11 + 5)}ova`;

test('a list of 20,000 names is read, and each of them is found among all by its words in another order', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `P-${at};${nameOf(at)};19${10 + (at % 80)}`);
  const bytes = new TextEncoder().encode(['referencia;nombre;nacimiento', ...lines].join('\r\n'));
  const read = readWatchList({ list: 'exposed', bytes });
  if (!read.ok) throw new Error(read.problem.key);
  expect(read.value.entries).toHaveLength(20_000);
  const index = new NameIndex(read.value.entries);
  for (let at = 0; at < 20_000; at += 400) {
    const name = nameOf(at).split(' ').reverse().join(', ').toUpperCase();
    const found = index.find({ name, kind: 'person', born: `19${10 + (at % 80)}-06-01` });
    expect(found.map(({ entry }) => entry.key)).toContain(`P-${at}`);
    expect(found[0]?.score).toBe(100);
  }
  expect(index.find({ name: 'Wilhelmina Xochitl Yngwie', kind: 'person', born: null })).toEqual([]);
});

test('a file is read as the list that it was sent for, and as nothing else', () => {
  const csv = new TextEncoder().encode('nombre\nAna Gil Ruiz');
  expect(readWatchList({ list: 'exposed', bytes: csv }).ok).toBe(true);
  expect(readWatchList({ list: 'sanctions', bytes: csv })).toMatchObject({ ok: false });
  const xml = new TextEncoder().encode('<?xml version="1.0"?>\n<export xmlns="http://eu.europa.ec/fpi/fsd/export"/>');
  expect(readWatchList({ list: 'exposed', bytes: xml })).toMatchObject({ ok: false });
  expect(readWatchList({ list: 'sanctions', bytes: xml })).toMatchObject({
    ok: false,
    problem: { key: 'validator.error_watch_format' },
  });
});

test('bytes that are no text at all are refused for either list', () => {
  const bytes = Uint8Array.from({ length: 4096 }, (_, at) => (at * 197) % 256);
  for (const list of ['sanctions', 'exposed'] as const)
    expect(readWatchList({ list, bytes })).toMatchObject({ ok: false });
  for (const list of ['sanctions', 'exposed'] as const)
    expect(readWatchList({ list, bytes: new Uint8Array() })).toMatchObject({ ok: false });
});
