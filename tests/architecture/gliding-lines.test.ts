import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * A line that glides sideways clips what overflows it only if it is what that is placed by. Words for ears alone are placed absolutely: in a line that is
 * not, the last of them stand where the line would end, and the page grows as wide as the line on a phone.
 */
const GLIDES = /overflowX?: '(?:auto|scroll)'/;
/** As many lines around the overflow as one style has. */
const AROUND = 9;

const gliding = sourceFiles(/\.css\.ts$/).flatMap(({ path, text }) => {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    GLIDES.test(line)
      ? [{ path, at: at + 1, style: lines.slice(Math.max(0, at - AROUND), at + AROUND).join(' ') }]
      : [],
  );
});

/** Those that are made of the kit's own line (`glide`), which is among the above. */
const composed = sourceFiles(/\.css\.ts$/).flatMap(({ text }) => text.match(/^ {2}glide,$/gm) ?? []);

test('a line that glides sideways holds the words for ears alone that stand in it', () => {
  const loose = gliding.filter(({ style }) => !/position: '(?:relative|absolute|fixed|sticky)'/.test(style));
  expect(loose.map(({ path, at }) => `${path}:${at}`)).toEqual([]);
});

test('the lines that glide are found at all', () => {
  expect(gliding.length + composed.length).toBeGreaterThan(7);
});
