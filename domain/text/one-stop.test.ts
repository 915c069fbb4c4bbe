import { expect, it } from 'vitest';
import { oneStop } from './one-stop.ts';

it('a sentence that ends with a name that ends with a stop has one, wherever it stands in the text', () => {
  const name = 'Aurora Inversiones, S.L.';
  expect(oneStop(`A nombre de ${name}.`, [name])).toBe('A nombre de Aurora Inversiones, S.L.');
  expect(oneStop(`Es de ${name}. De ${name}. Fin.`, [name])).toBe(`Es de ${name} De ${name} Fin.`);
  expect(oneStop(`Es de ${name} y de otra.`, [name])).toBe(`Es de ${name} y de otra.`);
});

it('a sentence stays as it was written where it ends with three dots, with no stop of what was put in, or with no text', () => {
  expect(oneStop('Es de Ana.', ['Ana'])).toBe('Es de Ana.');
  expect(oneStop('Escriba: espere....', ['espere...'])).toBe('Escriba: espere....');
  expect(oneStop('Es de S.L....', ['S.L.'])).toBe('Es de S.L....');
  expect(oneStop('Son 3.', [3, undefined, null])).toBe('Son 3.');
});
