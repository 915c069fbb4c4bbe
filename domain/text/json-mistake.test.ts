import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonMistake } from './json-mistake.ts';

test.each([
  ['{\n  "title": "Aurora",\n  "css": "a{}"\n', 4, 1],
  ['{"a": 1,}', 1, 9],
  ['{"a" 1}', 1, 6],
  ['{"a": "línea\nrota"}', 1, 13],
  ['', 1, 1],
  ['{"a": 01}', 1, 8],
  ['{"a": 1}\r\n{"b": 2}', 2, 1],
  ["{'a': 1}", 1, 2],
  ['{"a": 1,\n "a": 2}', 2, 2],
  ['[1, 2', 1, 6],
  ['{"a": "\\q"}', 1, 8],
])('%j is no JSON from line %i, column %i on', (text, line, column) => {
  expect(jsonMistake(text)).toEqual({ line, column });
});

test('a text that nests deeper than anybody writes is refused without a fall', () => {
  expect(jsonMistake('['.repeat(100_000))).toMatchObject({ line: 1 });
});

test('whatever is written as JSON has no mistake, with any blanks', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
      expect(jsonMistake(JSON.stringify(value, null, space))).toBeNull();
    }),
  );
});

test('a text has a mistake exactly where the engine finds one, wherever it is cut', () => {
  const whole = JSON.stringify({ title: 'A "b" \\ c', urls: { home: '/login' }, on: [true, null, -1.5e3] }, null, 1);
  for (let end = 0; end < whole.length; end += 1) {
    const cut = whole.slice(0, end);
    expect(jsonMistake(cut), cut).not.toBeNull();
  }
  expect(jsonMistake(whole)).toBeNull();
});
