import type { Chance } from '#tests/support/chance.ts';

/** Texts that have broken programs: signs, lengths, numbers, dates, and words that mean something to a machine. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\u202e\u200b',
  '\ud800',
  '👩‍👩‍👧‍👦',
  'ñ'.repeat(300),
  'a'.repeat(20_000),
  `${'.'.repeat(9_000)}x`,
  `${' '.repeat(9_000)}x`,
  '٣',
  '１２',
  '-0',
  '-1',
  '1e3',
  '0x10',
  '1.005',
  '1,5',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '9223372036854775808',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-11-22T00:00:00Z',
  'null',
  'true',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00%ff',
  '{{7*7}}',
  '<script>alert(1)</script>',
  "' or '1'='1",
  '%_\\',
  'https://example.invalid/\\@localhost',
  '00000000-0000-4000-8000-000000000001',
];

/** Any value that JSON can carry and a schema may not expect. */
export function oddValue(luck: Chance): unknown {
  const deep = () => JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown;
  return luck.oneOf<() => unknown>([
    () => luck.oneOf(ODD_TEXTS),
    () => luck.oneOf(ODD_TEXTS),
    () => luck.oneOf([0, -1, 1.5, 1e308, -1e-7, Number.MAX_SAFE_INTEGER + 2]),
    () => luck.oneOf([null, true, false]),
    () => luck.oneOf<unknown>([[], {}, [[]], { '': '' }, [null], { __proto__x: 1 }]),
    () => Array.from({ length: 1_200 }, (_, at) => at),
    deep,
  ])();
}
