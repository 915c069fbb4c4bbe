import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { ownPatterns, type Pattern } from './patterns.ts';
import { ROOT } from './source-files.ts';

/** The checker tries texts at random where it cannot prove: a busy machine takes its time. What it cannot judge, nobody can. */
const PER_PATTERN_MS = 100_000;
const AT_ONCE = 2;
/** Judging all of them takes a minute: what was found safe here before is not judged again. */
const KEPT = path.join(ROOT, '.cache', 'safe-patterns.json');

/** What is wrong with a pattern, or null. */
async function faultOf({ source, flags, files }: Pattern): Promise<string | null> {
  const found = await check(source, flags, { timeout: PER_PATTERN_MS });
  if (found.status === 'safe') return null;
  const why = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind;
  return `${files.join(', ')}: /${source}/${flags} is ${found.status} (${why})`;
}

function safeBefore(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(KEPT, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

const nameOf = ({ source, flags }: Pattern) => `recheck 4.5.0 /${source}/${flags}`;

test('our patterns take no exponential time on any text', { timeout: 400_000 }, async () => {
  const all = ownPatterns();
  expect(all.length).toBeGreaterThan(150);
  const safe = safeBefore();
  const left = all.filter((pattern) => !safe.has(nameOf(pattern)));
  const faults: string[] = [];
  const work = async () => {
    for (let pattern = left.pop(); pattern; pattern = left.pop()) {
      const fault = await faultOf(pattern);
      if (fault) faults.push(fault);
      else safe.add(nameOf(pattern));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(all.map(nameOf).filter((name) => safe.has(name))));
  expect(faults).toEqual([]);
});

test('the checker finds what it is asked for', async () => {
  for (const source of ['[.\\s]+$', '(a+)+b'])
    expect(await faultOf({ source, flags: '', files: ['here'] })).toMatch(/vulnerable/);
});
