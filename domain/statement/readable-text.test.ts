import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

test.each([
  [
    'TRANSFERENCIA DE BERTA HERRERO MÉNDEZ RESTO WW7-K3N-R9F',
    'Transferencia de Berta Herrero Méndez Resto WW7-K3N-R9F',
  ],
  ['SOFTWARE GARROTXA, S.L.', 'Software Garrotxa, S.L.'],
  ['TALLERES IBÁÑEZ SLU', 'Talleres Ibáñez SLU'],
  ['DEVOLUCION JMC-QRH-MRF', 'Devolucion JMC-QRH-MRF'],
  ['JOSÉ-LUIS O’NEILL Y LA PEÑA', 'José-Luis O’Neill y la Peña'],
  ['ES76 2100 0418 9191', 'ES76 2100 0418 9191'],
  ['aportacion segura y almazara', 'aportacion segura y almazara'],
  ['', ''],
])('a bank’s “%s” is read as “%s”', (text, read) => {
  expect(readableText(text)).toBe(read);
});

test('a text is only written otherwise: its letters stay, and reading it twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÁÉÍÓÚÑ0-9 .,'-]{0,80}$/), (text) => {
      const read = readableText(text);
      expect(read.toLocaleUpperCase('es')).toBe(text);
      expect(readableText(read).toLocaleUpperCase('es')).toBe(text);
    }),
  );
});
