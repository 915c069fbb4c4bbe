import { expect, test } from 'vitest';
import { alignedTo, keysInPlace, removedKeys, SECTION_LISTS, swapped } from './section-lists.ts';

const { images } = SECTION_LISTS;
const pictures = (...urls: string[]) =>
  Object.fromEntries(
    urls.flatMap((url, at) => [
      [`pictures_${at + 1}_url`, url],
      [`pictures_${at + 1}_alt_es`, `de ${url}`],
    ]),
  );

test('two entries change places with all that is theirs, and no other does', () => {
  const form = { video: 'v', ...pictures('a', 'b', 'c'), pictures_12_alt_es: 'lejos' };
  expect(swapped(form, 'pictures', 1, 2)).toEqual({
    video: 'v',
    ...pictures('b', 'a', 'c'),
    pictures_12_alt_es: 'lejos',
  });
});

test('entries that are to go are told by their key', () => {
  expect(removedKeys({ ...pictures('a', 'b'), pictures_2_remove: 'on' }, images)).toEqual(['b']);
  expect(removedKeys({ ...pictures('a', 'b'), pictures_1_remove: '1' }, images)).toEqual(['a']);
});

test('an entry that was moved meanwhile is compared with itself, and one that came meanwhile stands behind it', () => {
  const typed = { video: 'v', ...pictures('a', 'b'), pictures_1_alt_es: 'mío' };
  const saved = { video: 'w', ...pictures('c', 'b', 'a') };
  expect(alignedTo(typed, saved, images)).toEqual({ video: 'w', ...pictures('a', 'b') });
  expect(keysInPlace(typed, saved, images)).toEqual({
    pictures_1_url: 'a',
    pictures_2_url: 'b',
    pictures_3_url: 'c',
  });
  expect(keysInPlace(null, saved, images)).toEqual({});
});
