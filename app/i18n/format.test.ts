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

  it('writes moments in the tenant’s zone and days in none', () => {
    expect(es.date('2026-12-31T23:30:00Z')).toContain('1 ene 2027');
    expect(en.date('2026-12-31T23:30:00Z')).toBe('31 Dec 2026');
    expect(en.date('2026-12-31')).toBe('31 Dec 2026');
    expect(es.dateTime('2026-11-21T13:05:00Z')).toContain('14:05');
  });

  it('writes deadlines at full length', () => {
    const text = es.deadline('2026-11-25T22:59:59Z');
    for (const part of ['miércoles', '25 de noviembre de 2026', '23:59', 'CET']) expect(text).toContain(part);
  });

  it('counts days by the calendar of the tenant’s zone', () => {
    expect(es.relativeDays('2026-11-21T23:30:00Z')).toBe('mañana');
    expect(en.relativeDays('2026-11-21T23:30:00Z')).toBe('today');
    expect(en.relativeDays('2026-11-24')).toBe('in 3 days');
    expect(es.relativeDays('2026-11-19')).toBe('anteayer');
  });

  it('does not break over a zone that nobody knows', () => {
    expect(formatFor(customization.parse({ tenant: { time_zone: 'Mars/Olympus' } }), 'es', NOW).date(NOW)).toBe(
      '21 nov 2026',
    );
  });
});
