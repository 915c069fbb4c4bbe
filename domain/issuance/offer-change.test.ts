import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetDifferences } from '#domain/information-sheet/sheet-differences.ts';
import { mayRevoke, reflectionAllowsMint } from '#domain/investment/reflection.ts';
import { dayIn } from '#domain/time/zone.ts';
import {
  alwaysMaterial,
  CHANGEABLE_TERMS,
  changeGrants,
  changeRefusal,
  earliestEnd,
  isChange,
  placedOrderProblems,
  termsMayChange,
} from './offer-change.ts';
import { ISSUANCE_STATUSES } from './status.ts';

const HOUR_MS = 3_600_000;
const zone = fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'America/New_York', 'UTC');
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

test('a material change gives four whole days to withdraw, holds the tokens meanwhile, and lets nobody’s order die first', () => {
  fc.assert(
    fc.property(moment, zone, (now, timeZone) => {
      const { revocableUntil, payableUntil } = changeGrants(now, timeZone);
      expect(revocableUntil.getTime() - now.getTime()).toBeGreaterThanOrEqual(96 * HOUR_MS);
      expect(revocableUntil.getTime() - now.getTime()).toBeLessThan(122 * HOUR_MS);
      expect(payableUntil.getTime()).toBeGreaterThan(revocableUntil.getTime());
      expect(reflectionAllowsMint(revocableUntil, revocableUntil)).toBe(false);
      expect(mayRevoke({ status: 'CHARGED', reflectionEndsAt: revocableUntil }, revocableUntil)).toBe(true);
      expect(earliestEnd(now, timeZone) >= dayIn(revocableUntil, timeZone)).toBe(true);
    }),
  );
});

test('a new version of a sheet is a change wherever people can stand behind the offer, and a first one nowhere', () => {
  for (const status of ISSUANCE_STATUSES) {
    expect(isChange({ status, hasPublished: false })).toBe(false);
    expect(isChange({ status, hasPublished: true })).toBe(!['DRAFT', 'CLOSED'].includes(status));
    const now = new Date('2027-03-01T12:00:00Z');
    const tomorrow = new Date('2027-03-02T12:00:00Z');
    expect(termsMayChange({ status, campaignEndsAt: null }, now)).toBe(['PRE_CAMPAIGN', 'CAMPAIGN'].includes(status));
    expect(termsMayChange({ status, campaignEndsAt: tomorrow }, now)).toBe(
      ['PRE_CAMPAIGN', 'CAMPAIGN'].includes(status),
    );
    expect(termsMayChange({ status, campaignEndsAt: now }, now)).toBe(false);
  }
});

test('bounds of an order leave no placed one outside', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50 })),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (orders, min_tokens, max_tokens) => {
        const placed = {
          smallest: orders.length ? Math.min(...orders) : null,
          largest: orders.length ? Math.max(...orders) : null,
        };
        const problems = placedOrderProblems({ min_tokens, max_tokens }, placed);
        expect(problems.min_tokens !== undefined).toBe(orders.some((tokens) => tokens < min_tokens));
        expect(problems.max_tokens !== undefined).toBe(orders.some((tokens) => tokens > max_tokens));
      },
    ),
  );
});

test('terms that say what the token gives, how much is sold and until when are material whatever a manager says; the size of an order is theirs to judge', () => {
  expect(alwaysMaterial(['min_tokens', 'risks', 'max_tokens'])).toEqual([]);
  expect(alwaysMaterial([...CHANGEABLE_TERMS]).length).toBe(CHANGEABLE_TERMS.length - 3);
});

test('a change is decided once, and where two people are asked for not by who prepared it', () => {
  const own = { managerId: 'm', needsTwo: true };
  expect(changeRefusal({ state: 'PROPOSED', proposedBy: 'm' }, own)).toBe('needs_another');
  expect(changeRefusal({ state: 'PROPOSED', proposedBy: 'i' }, own)).toBeNull();
  expect(changeRefusal({ state: 'PROPOSED', proposedBy: 'm' }, { ...own, needsTwo: false })).toBeNull();
  for (const state of ['APPROVED', 'RETURNED', 'WITHDRAWN'] as const)
    expect(changeRefusal({ state, proposedBy: 'i' }, own)).toBe('decided');
});

test('the difference of two versions names what was added, taken away and changed, and nothing else', () => {
  const sheet = (rows: [string, string][]) => ({
    sections: [{ title: 'Parte F', rows: rows.map(([label, value]) => ({ label, value })), tables: [] }],
  });
  const before = sheet([
    ['Derechos', 'Dividendos'],
    ['Salida', 'Tablón'],
    ['Votos', 'Ninguno'],
  ]);
  const after = sheet([
    ['Derechos', 'Dividendos'],
    ['Salida', 'Recompra'],
    ['Garantía', 'Aval'],
  ]);
  expect(sheetDifferences(before, after)).toEqual([
    { section: 'Parte F', label: 'Salida', before: 'Tablón', after: 'Recompra' },
    { section: 'Parte F', label: 'Garantía', before: '', after: 'Aval' },
    { section: 'Parte F', label: 'Votos', before: 'Ninguno', after: '' },
  ]);
  expect(sheetDifferences(before, before)).toEqual([]);
});

test('two lines of one label are two lines, and the figures of tables count as well', () => {
  const sheet = (first: string, amount: string) => ({
    sections: [
      {
        title: 'Parte H',
        rows: [
          { label: 'Riesgo', value: first },
          { label: 'Riesgo', value: 'b' },
        ],
        tables: [{ caption: 'Costes', head: ['Medio', 'Total'], rows: [['Tarjeta', amount]] }],
      },
    ],
  });
  expect(sheetDifferences(sheet('a', '1 €'), sheet('c', '2 €'))).toEqual([
    { section: 'Parte H', label: 'Riesgo', before: 'a', after: 'c' },
    { section: 'Parte H', label: 'Costes: Tarjeta', before: '1 €', after: '2 €' },
  ]);
});
