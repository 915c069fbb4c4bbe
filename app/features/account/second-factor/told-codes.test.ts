import { expect, test } from 'vitest';
import { textAddress, toldCodes } from './told-codes.ts';

test('recovery codes are read from the reply that tells them, and from no other', () => {
  expect(toldCodes({ codes: ['A', 'B'] })).toEqual(['A', 'B']);
  for (const reply of [undefined, null, 'A', {}, { codes: 'A' }, { result: {} }]) expect(toldCodes(reply)).toBeNull();
});

test('a file of codes is read back as it was written, accents and all', () => {
  const address = textAddress(['Códigos de recuperación', 'AB12-CD34-EF56-GH78']);
  expect(decodeURIComponent(address.split(',').slice(1).join(','))).toBe(
    'Códigos de recuperación\r\nAB12-CD34-EF56-GH78\r\n',
  );
});
