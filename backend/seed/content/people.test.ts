import { isValidIBAN } from 'ibantools';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { COMPANIES } from './companies.ts';
import { PEOPLE } from './people.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Letter of a DNI, or of an NIE whose X, Y, Z stand for 0, 1, 2 (Orden INT/2058/2008). */
function letterOf(idNumber: string): string | undefined {
  const digits = idNumber.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)));
  return LETTERS[Number(digits) % 23];
}

/** Check character of a Spanish company's tax number (Orden EHA/451/2008). */
function checkOf(taxNumber: string): number {
  const digits = [...taxNumber.slice(1, 8)].map(Number);
  const sum = digits.reduce(
    (all, digit, at) => all + (at % 2 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10)),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

describe('the demo people', () => {
  it('are 120, with addresses of mail, identity numbers and accounts of their own', () => {
    expect(PEOPLE).toHaveLength(120);
    for (const field of ['email', 'idNumber', 'iban', 'phone'] as const) {
      expect(new Set(PEOPLE.map((person) => person[field])).size, field).toBe(120);
    }
  });

  it('have right letters, accounts, telephones and post codes, and are grown up', () => {
    for (const person of PEOPLE) {
      const who = `${person.firstName} ${person.lastName}`;
      if (person.idKind === 'DNI' || person.idKind === 'NIE') {
        expect(person.idNumber, who).toMatch(person.idKind === 'DNI' ? /^\d{8}[A-Z]$/ : /^[XYZ]\d{7}[A-Z]$/);
        expect(person.idNumber.at(-1), who).toBe(letterOf(person.idNumber));
      } else {
        expect([person.nationality, person.country, person.idExpiresOn], who).not.toContain('ES');
        expect(person.idExpiresOn, who).toMatch(/^20\d\d-/);
      }
      expect(isValidIBAN(person.iban), who).toBe(true);
      expect(isValidPhoneNumber(person.phone), who).toBe(true);
      expect(person.postalCode, who).toMatch(/^\d{5}$/);
      expect(person.birthday < '2006-01-01', who).toBe(true);
      expect(person.email.endsWith('@personas.example'), who).toBe(true);
    }
  });

  it('have documents of every country: two invest without a NIE', () => {
    expect(PEOPLE.filter(({ idKind }) => idKind !== 'DNI' && idKind !== 'NIE').map(({ idKind }) => idKind)).toEqual([
      'ID_CARD',
      'PASSPORT',
    ]);
  });

  it('lead 15 companies with right tax numbers', () => {
    expect(COMPANIES).toHaveLength(15);
    for (const company of COMPANIES) {
      expect(Number(company.taxNumber.at(-1)), company.name).toBe(checkOf(company.taxNumber));
      expect(isValidIBAN(company.iban), company.name).toBe(true);
      expect(PEOPLE[company.representative], company.name).toBeDefined();
    }
  });
});
