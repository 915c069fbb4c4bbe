import { expect, test } from 'vitest';
import { eitherOf } from './either-of.ts';

test('alternatives are one piece of a sentence in its language, and nothing where there are none', () => {
  expect(eitherOf('es', ['tarjeta', 'Bizum'])).toBe('tarjeta o Bizum');
  expect(eitherOf('en', ['card', 'transfer', 'Bizum'])).toBe('card, transfer, or Bizum');
  expect(eitherOf('es', ['tarjeta'])).toBe('tarjeta');
  expect(eitherOf('es', [])).toBe('');
});
