import { describe, expect, it } from 'vitest';
import { alertFits, isDigestDue } from './alert.ts';

const project = { sector: 'energy', productType: 'DEBT', ticketCents: 50_000n };
const any = { sector: null, productType: null, ticketMaxCents: null };

describe('an alert of new projects', () => {
  it('fits every project where it names nothing', () => {
    expect(alertFits(any, project)).toBe(true);
  });

  it('fits by sector, by kind and by the smallest investment, each of them to the cent', () => {
    expect(alertFits({ ...any, sector: 'energy', productType: 'DEBT' }, project)).toBe(true);
    expect(alertFits({ ...any, sector: 'culture' }, project)).toBe(false);
    expect(alertFits({ ...any, productType: 'EQUITY' }, project)).toBe(false);
    expect(alertFits({ ...any, ticketMaxCents: 50_000n }, project)).toBe(true);
    expect(alertFits({ ...any, ticketMaxCents: 49_999n }, project)).toBe(false);
  });
});

describe('the mail of the day', () => {
  it('leaves once a day, from eight in the morning on', () => {
    const today = '2026-11-25';
    expect(isDigestDue(null, { hour: 7, today })).toBe(false);
    expect(isDigestDue(null, { hour: 8, today })).toBe(true);
    expect(isDigestDue('2026-11-25', { hour: 20, today })).toBe(false);
    expect(isDigestDue('2026-11-24', { hour: 8, today })).toBe(true);
  });
});
