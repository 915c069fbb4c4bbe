import { expect, test } from 'vitest';
import { unstorableFields } from './unstorable-fields.ts';

test('a NUL or half a pair is found wherever it stands, and by its path', () => {
  const sent = { name: 'Ana\u0000', list: [{ stake: '\ud800' }, { stake: '😀' }], word: 'sí', count: 3, none: null };
  expect(unstorableFields(sent)).toEqual(['name', 'list.0.stake']);
  expect(unstorableFields('\u0000')).toEqual(['request']);
  expect(unstorableFields({ 'na\u0000me': 'x' })).toEqual(['request']);
  expect(unstorableFields(undefined)).toEqual([]);
});
