import { expect, test } from 'vitest';
import { payerInText } from './payer-in-text.ts';

const column = (text: string) => text.padEnd(38).slice(0, 38);

test.each([
  ['TRANSFERENCIA DE BERTA HERRERO MÉNDEZ', 'BERTA HERRERO MÉNDEZ'],
  ['TRANSF. DE O’NEILL & CÍA, S.L.', 'O’NEILL & CÍA, S.L.'],
  ['TRANSFERENCIA INMEDIATA DE ANA RUIZ', 'ANA RUIZ'],
  ['Transferencia recibida de: Ana Ruiz', 'Ana Ruiz'],
  ['  TRANSFERENCIA DE ANA RUIZ', 'ANA RUIZ'],
])('the payer in a bank’s “%s” is “%s”', (text, payer) => {
  expect(payerInText(column(text))).toBe(payer);
});

test.each([
  ['fills its column, so that the name may go on', 'TRANSFERENCIA DE NICOLÁS GARCÍA FLORES'],
  ['has the reference behind the name', 'TRANSFERENCIA DE ANA RUIZ EHQ-3EP-DD'],
  ['names no person', 'TRANSFERENCIA DE NOMINA'],
  ['says something else', 'COMISION DE MANTENIMIENTO'],
  ['holds the name elsewhere', 'TRANSFERENC. A'],
  ['is empty', ''],
])('a bank’s text that %s is read as naming no payer', (_, text) => {
  expect(payerInText(column(text))).toBeNull();
});
