import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { formatFor } from './format.ts';

const NOW = new Date('2026-11-21T22:30:00Z');
const es = formatFor(customization.parse({}), 'es', NOW);
const en = formatFor(
  customization.parse({
    currency: { symbol: '$', symbol_position: 'before' },
    tenant: { time_zone: 'America/New_York' },
  }),
  'en',
  NOW,
);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('format', () => {
  it('writes money, prices, tokens and per cents as the tenant and the language do', () => {
    expect(plain(es.money('1234.50'))).toBe('1.234,50 €');
    expect(en.money('1234.50')).toBe('$1,234.50');
    expect(plain(es.moneyShort('250000.00'))).toBe('250.000 €');
    expect(plain(es.price('71.980001'))).toBe('71,980001 €');
    expect(es.tokens(1234)).toBe('1.234');
    expect(plain(es.percent('8.25'))).toBe('8,25 %');
    expect(en.percent(8)).toBe('8%');
  });

  it('writes what a law names in euros as a tenant of euros writes its money, and with the euro’s sign where the money is another', () => {
    const of = (currency: object) => formatFor(customization.parse({ currency }), 'en', NOW);
    expect(plain(es.euros(6_000_000n))).toBe('60.000 €');
    expect(of({ symbol: '€', symbol_position: 'before', code: 'EUR' }).euros(6_000_000n)).toBe('€60,000');
    expect(plain(of({ symbol: '$', symbol_position: 'before', code: 'USD' }).euros(6_000_000n))).toBe('60,000 €');
  });

  it('writes moments in the tenant’s zone and days in none', () => {
    expect(plain(es.date('2026-12-31T23:30:00Z'))).toContain('1 ene 2027');
    expect(plain(en.date('2026-12-31T23:30:00Z'))).toBe('31 Dec 2026');
    expect(plain(en.date('2026-12-31'))).toBe('31 Dec 2026');
    expect(es.dateTime('2026-11-21T13:05:00Z')).toContain('14:05');
  });

  it('lets no line break within a day or between an hour and its zone, and lets one break between day and hour', () => {
    const h = '\u00a0';
    expect(en.date('2026-12-31')).toBe(`31${h}Dec${h}2026`);
    expect(es.dateTime('2026-09-26T12:05:00Z')).toBe(`26${h}sept${h}2026, 14:05`);
    expect(es.deadline('2026-11-25T22:59:59Z')).toMatch(
      / 25\u00a0de\u00a0noviembre de\u00a02026, 23:59\u00a0\(hora\u00a0de\u00a0Madrid\)$/,
    );
  });

  it('writes deadlines at full length', () => {
    const text = es.deadline('2026-11-25T22:59:59Z');
    for (const part of ['miércoles', '25 de noviembre de 2026', '23:59', 'hora de Madrid'])
      expect(plain(text)).toContain(part);
  });

  it('says a moment of a list by its place beside today within 48 hours, and its year only where it is another', () => {
    // 22:30 UTC is 23:30 of the same day in Madrid.
    expect(es.recent('2026-11-21T09:05:00Z')).toBe('hoy, 10:05');
    expect(es.recent('2026-11-20T22:59:00Z')).toBe('ayer, 23:59');
    expect(es.recent('2026-11-19T22:31:00Z')).toBe('anteayer, 23:31');
    expect(plain(es.recent('2026-11-19T22:29:00Z'))).toBe('19 nov, 23:29');
    expect(plain(es.recent('2025-11-21T13:05:00Z'))).toBe('21 nov 2025');
    expect(en.recent('2026-11-21T13:05:00Z')).toBe('today, 08:05');
    expect(['2026-11-21', '2026-11-20', '2026-11-18'].map((day) => plain(es.recent(day)))).toEqual([
      'hoy',
      'ayer',
      '18 nov',
    ]);
  });

  it('counts days by the calendar of the tenant’s zone', () => {
    expect(es.relativeDays('2026-11-21T23:30:00Z')).toBe('mañana');
    expect(en.relativeDays('2026-11-21T23:30:00Z')).toBe('today');
    expect(en.relativeDays('2026-11-24')).toBe('in 3 days');
    expect(es.relativeDays('2026-11-19')).toBe('anteayer');
  });

  it('does not break over a zone that nobody knows', () => {
    const format = formatFor(customization.parse({ tenant: { time_zone: 'Mars/Olympus' } }), 'es', NOW);
    expect(plain(format.date(NOW))).toBe('21 nov 2026');
  });
});
