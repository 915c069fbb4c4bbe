import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seemsCopy, type ToldMovement } from './copy.ts';

const CAMT: ToldMovement = {
  format: 'camt.053.001.08',
  bookedOn: '2026-03-02',
  isCredit: true,
  cents: 125_000n,
  counterparty: 'Berta Herrero Méndez',
  text: 'Resto de la inversión',
};
const NORMA: ToldMovement = {
  ...CAMT,
  format: 'norma43',
  counterparty: null,
  text: 'TRANSFERENCIA DE BERTA HERRERO MENDEZ RESTO',
};

test('a movement that came as camt seems the one that Norma 43 tells with the payer in its text', () => {
  expect(seemsCopy(CAMT, NORMA)).toBe(true);
  expect(seemsCopy(CAMT, { ...NORMA, bookedOn: '2026-03-03' })).toBe(true);
});

test('two movements that name one wire reference seem one, whoever the payer is called', () => {
  const named = { ...NORMA, text: 'ABONO PEDIDO WW7-K3N-R9F' };
  expect(seemsCopy({ ...CAMT, text: 'ww7 k3n r9f' }, named)).toBe(true);
  expect(seemsCopy(CAMT, named)).toBe(false);
});

test.each([
  ['of the same format', { format: CAMT.format }],
  ['two days apart', { bookedOn: '2026-03-04' }],
  ['of another amount', { cents: 125_001n }],
  ['that went the other way', { isCredit: false }],
  ['of another payer', { text: 'TRANSFERENCIA DE LUCAS PRIETO OTERO' }],
] as const)('a movement %s seems no copy', (_, change) => {
  expect(seemsCopy(CAMT, { ...NORMA, ...change })).toBe(false);
});

test('two movements seem alike whichever of them is asked about', () => {
  const told = fc.record<ToldMovement>({
    format: fc.constantFrom('norma43', 'camt.053.001.02', 'camt.053.001.08'),
    bookedOn: fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02'),
    isCredit: fc.boolean(),
    cents: fc.constantFrom(1n, 2n),
    counterparty: fc.constantFrom(null, 'Ana Gil', 'Gil, Ana', 'Ana'),
    text: fc.constantFrom('', 'ANA GIL', 'WW7-K3N-R9F', 'resto WW7K3NR9F'),
  });
  fc.assert(fc.property(told, told, (one, other) => seemsCopy(one, other) === seemsCopy(other, one)));
});
