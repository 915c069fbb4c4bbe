import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/zone.ts';
import { lastDayOf, proves } from './residence-certificate.ts';

const certificate = { country: 'DE', issuedOn: '2026-03-01', validUntil: lastDayOf('2026-03-01') };

describe('a certificate of residence', () => {
  it('proves a residence for a year from its issue, the day before its anniversary being the last', () => {
    expect(certificate.validUntil).toBe('2027-02-28');
    expect(proves(certificate, 'DE', '2026-02-28')).toBe(false);
    expect(proves(certificate, 'DE', '2026-03-01')).toBe(true);
    expect(proves(certificate, 'DE', '2027-02-28')).toBe(true);
    expect(proves(certificate, 'DE', '2027-03-01')).toBe(false);
  });

  it('proves nothing of another country, nor of somebody whose country nobody knows', () => {
    expect(proves(certificate, 'FR', '2026-06-01')).toBe(false);
    expect(proves(certificate, null, '2026-06-01')).toBe(false);
  });

  it('lasts a year less a day of any year, leap years too', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
    fc.assert(
      fc.property(days, (issuedOn) => {
        const last = lastDayOf(issuedOn);
        const length = (Date.parse(last) - Date.parse(issuedOn)) / 86_400_000;
        expect([363, 364, 365]).toContain(length);
      }),
    );
  });
});
