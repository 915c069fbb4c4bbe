import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSealed, opened, sealed } from './sealed-bytes.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const CONTENT = Buffer.from('%PDF-1.7 a passport');

test('a sealed file is opened at its own place alone, and shows nothing of its content', () => {
  const bytes = sealed(CONTENT, 'a/1', [first]);
  expect([isSealed(bytes), isSealed(CONTENT)]).toEqual([true, false]);
  expect(bytes.includes('passport')).toBe(false);
  expect(opened(bytes, 'a/1', [first])).toEqual(CONTENT);
  expect(() => opened(bytes, 'a/2', [first])).toThrow();
  expect(sealed(CONTENT, 'a/1', [first])).not.toEqual(bytes);
});

test('a new key is put in front, and the old one still opens', () => {
  const bytes = sealed(CONTENT, 'a/1', [first]);
  expect(opened(bytes, 'a/1', [second, first])).toEqual(CONTENT);
  expect(() => opened(bytes, 'a/1', [second])).toThrow('FILES_KEY');
});

test('a sealed file with one bit changed, or with its end cut off, is not opened', () => {
  const bytes = sealed(CONTENT, 'a/1', [first]);
  for (let at = 8; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => opened(changed, 'a/1', [first])).toThrow();
    expect(() => opened(bytes.subarray(0, at), 'a/1', [first])).toThrow();
  }
});
