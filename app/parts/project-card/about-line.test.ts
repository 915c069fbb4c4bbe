import { expect, it } from 'vitest';
import { aboutLine } from './about-line.ts';

it('the line of a project says a kind that is named like its sector once', () => {
  expect(aboutLine(['Inmobiliario', 'Inmobiliario', 'Delicias, Zaragoza'])).toBe('Inmobiliario · Delicias, Zaragoza');
});

it('the line of a draft that has no place yet ends with its sector, and not with a point', () => {
  expect(aboutLine(['Participación en ingresos', 'Vino', ''])).toBe('Participación en ingresos · Vino');
});
