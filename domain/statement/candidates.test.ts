import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_SIGNS, wireReference } from '#domain/investment/wire-reference.ts';
import { rankedCandidates, signsFor } from './candidates.ts';
import { isSameName, payerOf } from './payer.ts';

const credit = { cents: 825_000n, counterparty: 'GARROTXA SOFTWARE SL', counterpartyIban: 'ES1', text: 'aportacion' };
const order = { missingCents: 1n, names: ['Ana Ruiz'], iban: null, wireReference: null };

it('an order is known by its reference, and by one of which one sign is wrong as almost that, never by two wrong ones', () => {
  const bytes = fc
    .uint8Array({ minLength: 40, maxLength: 40 })
    .filter((all) => all.filter((byte) => byte < 253).length > 8);
  fc.assert(
    fc.property(bytes, fc.nat(8), fc.nat(8), fc.nat(21), (random, at, other, turn) => {
      const reference = wireReference(random);
      const signs = [...reference.replace(/-/g, '')];
      const wrong = (place: number) => {
        const now = CODE_SIGNS.indexOf(signs[place] ?? '');
        signs[place] = CODE_SIGNS[(now + 1 + turn) % CODE_SIGNS.length] ?? '';
      };
      const found = () =>
        signsFor({ ...credit, text: `* ${signs.join('')} *` }, { ...order, wireReference: reference });
      expect(found()).toEqual(['reference']);
      wrong(at);
      expect(found()).toEqual(['almost']);
      fc.pre(at !== other);
      wrong(other);
      expect(found()).toEqual([]);
    }),
  );
});

it('candidates come with the known account first, then reference, amount and name; nothing speaks for the rest', () => {
  const orders = [
    { ...order, id: 'stranger' },
    { ...order, id: 'name', names: ['Software Garrotxa, S.L.'] },
    { ...order, id: 'amount', missingCents: 825_000n },
    { ...order, id: 'account', iban: 'ES1' },
  ];
  expect(rankedCandidates(credit, orders).map((each) => [each.order.id, each.signs])).toEqual([
    ['account', ['iban']],
    ['amount', ['amount']],
    ['name', ['name']],
  ]);
  expect(rankedCandidates(credit, orders, { all: true })).toHaveLength(4);
});

it('a payer is the investor by account or by name in any order and without accents, another by any other name', () => {
  expect(isSameName('Begoña Ibáñez Ruiz', 'IBANEZ BEGONA')).toBe(true);
  expect(isSameName('Ana', 'Ana Ruiz')).toBe(false);
  const person = { names: ['Rafael Hidalgo Soto'], iban: 'ES2' };
  expect(payerOf({ ...person, payerName: 'HIDALGO SOTO RAFAEL', payerIban: null })).toBe('same');
  expect(payerOf({ ...person, payerName: 'Otra Persona', payerIban: 'ES2' })).toBe('same');
  expect(payerOf({ ...person, payerName: 'Otra Persona', payerIban: 'ES3' })).toBe('other');
  expect(payerOf({ ...person, payerName: null, payerIban: 'ES3' })).toBe('unknown');
});
