import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('initials are the first letters of the first two words', () => {
  expect(initialsOf('Elena Rivas Prieto')).toBe('ER');
  expect(initialsOf('Talleres Ibáñez, S.L.')).toBe('TI');
  expect(initialsOf('  ángela  ')).toBe('Á');
  expect(initialsOf('')).toBe('·');
  expect(initialsOf('42 %')).toBe('·');
});
