import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import {
  checkAnyIdNumber,
  type IdDocument,
  idDocumentProblems,
  idTypeOf,
  settledIdDocument,
  shortIdNumber,
} from './id-document.ts';

const TODAY = '2026-11-22';
const GERMAN: IdDocument = { type: 'PASSPORT', number: 'C01X00T47', country: 'DE', expiresOn: '2030-01-31' };

/** What is wrong, by its field and key. */
function wrong(document: IdDocument): Record<string, string> {
  const problems = Object.entries(idDocumentProblems(document, TODAY));
  return Object.fromEntries(problems.flatMap(([field, found]) => (found ? [[field, found.key.slice(10)]] : [])));
}

describe('a document of somebody', () => {
  it.each([
    { type: 'DNI', number: '12.345.678-z' },
    { type: 'NIE', number: 'X1234567L' },
    { type: 'NIF', number: 'M1234567L', country: 'DE', expiresOn: '2026-11-22' },
    { type: 'NIF', number: 'K1234567L', country: 'ES', expiresOn: '2030-01-01' },
    GERMAN,
    { ...GERMAN, number: 'c01x 00t47' },
    { type: 'PASSPORT', number: 'ABC123456', country: 'ES', expiresOn: '2030-01-01' },
    { type: 'PASSPORT', number: '123456789', country: 'US', expiresOn: '2030-01-01' },
    { type: 'ID_CARD', number: 'CA00000AA', country: 'IT', expiresOn: '2030-01-01' },
    { type: 'ID_CARD', number: '591-1234567-89', country: 'BE' },
    { type: 'ID_CARD', number: '12345678Z', country: 'ES' },
    // Nobody said which: the specification's own rule.
    { type: null, number: 'ABC123456' },
    { type: null, number: '12345678Z' },
  ] satisfies IdDocument[])('is right: %j', (document) => {
    expect(wrong(document)).toEqual({});
  });

  it.each([
    [{ type: 'DNI', number: 'C01X00T47' }, { id_number: 'error_dni_number' }],
    [{ type: 'DNI', number: '12345678A' }, { id_number: 'error_dni_letter' }],
    [{ type: 'DNI', number: 'X1234567L' }, { id_number: 'error_dni_number' }],
    [{ type: 'NIE', number: '12345678Z' }, { id_number: 'error_nie_number' }],
    [{ type: 'NIE', number: 'X1234567A' }, { id_number: 'error_dni_letter' }],
    [
      { type: 'NIF', number: 'B12345674' },
      { id_number: 'error_nif_number', id_country: 'error_null', id_expires_on: 'error_null' },
    ],
    [{ ...GERMAN, number: 'С01Х00Т47' }, { id_number: 'error_document_number' }],
    [{ ...GERMAN, number: 'PASSPORT' }, { id_number: 'error_document_number' }],
    [{ ...GERMAN, number: '' }, { id_number: 'error_null' }],
    [{ ...GERMAN, country: '' }, { id_country: 'error_null' }],
    [{ ...GERMAN, expiresOn: '2026-11-21' }, { id_expires_on: 'error_document_expired' }],
    [{ ...GERMAN, expiresOn: '31.1.2030' }, { id_expires_on: 'error_date' }],
    [{ ...GERMAN, country: 'ES' }, { id_number: 'error_id_number' }],
    [{ type: 'ID_CARD', number: 'CA00000AA', country: 'ES' }, { id_number: 'error_dni_number' }],
    [{ type: null, number: 'C01X00T47' }, { id_number: 'error_id_number' }],
  ] satisfies [IdDocument, Record<string, string>][])('is wrong: %j', (document, due) => {
    expect(wrong(document)).toEqual(due);
  });

  it('has the check letters that another implementation gives: DNI, NIE and the NIF of K, L and M', () => {
    const { dni, nie, nif } = stdnum.ES ?? {};
    const near = fc.tuple(
      fc.constantFrom('', 'X', 'Y', 'Z', 'K', 'L', 'M'),
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    );
    fc.assert(
      fc.property(near, ([prefix, digits, letter]) => {
        const number = prefix + String(prefix ? digits % 10_000_000 : digits).padStart(prefix ? 7 : 8, '0') + letter;
        const type = prefix === '' ? 'DNI' : 'XYZ'.includes(prefix) ? 'NIE' : 'NIF';
        const oracle = { DNI: dni, NIE: nie, NIF: nif }[type];
        const mine = wrong({ type, number, country: 'DE', expiresOn: '2030-01-01' });
        expect([number, mine.id_number === undefined]).toEqual([number, oracle?.validate(number).isValid]);
      }),
      { numRuns: 3000 },
    );
  });

  it('a German document is accepted wherever another implementation accepts its serial number', () => {
    for (const number of ['C01X00T47', 'CFGHJKL23', 'F20400481'])
      expect([stdnum.DE?.passport?.validate(number).isValid, wrong({ ...GERMAN, number })]).toEqual([true, {}]);
  });

  it('is kept without what it does not need; a Spanish identity card is a DNI', () => {
    expect(settledIdDocument({ ...GERMAN, type: 'DNI', number: '12345678-z' })).toEqual({
      type: 'DNI',
      number: '12345678Z',
      country: 'ES',
      expiresOn: null,
    });
    expect(settledIdDocument({ ...GERMAN, type: 'ID_CARD', country: 'ES' }).type).toBe('DNI');
    expect(settledIdDocument(GERMAN)).toEqual(GERMAN);
    expect(settledIdDocument({ type: null, number: 'abc123456' })).toEqual({
      type: null,
      number: 'ABC123456',
      country: null,
      expiresOn: null,
    });
  });

  it('a document without a stated type has the type that its number looks like', () => {
    const typeOf = (number: string) => idTypeOf({ type: null, number });
    expect(['12345678Z', 'X1234567L', 'ABC123456', ''].map(typeOf)).toEqual(['DNI', 'NIE', 'PASSPORT', 'PASSPORT']);
    expect(idTypeOf({ type: 'ID_CARD', number: '12345678Z' })).toBe('ID_CARD');
  });
});

it('the number of a document is recognised by its last four signs, and the rest of it is not shown', () => {
  expect(shortIdNumber('12345678Z')).toBe('•••• 678Z');
  expect(shortIdNumber('C01X00T47')).toBe('•••• 0T47');
});

describe('the number of a spouse', () => {
  it.each(['12345678Z', 'X1234567L', 'C01X00T47', 'K1234567X', '591-1234567-89'])('is right: %s', (number) => {
    expect(checkAnyIdNumber(number)).toBeNull();
  });
  it.each(['12345678A', 'X1234567A', 'abc', '<b>1234</b>', ''])('is wrong: %j', (number) => {
    expect(checkAnyIdNumber(number)).not.toBeNull();
  });
});
