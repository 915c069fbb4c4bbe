import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthSign } from './hit.ts';
import { writtenBirth, yearsOf } from './listed-birth.ts';

describe('a birth that somebody wrote', () => {
  it('is a day in the forms of a spreadsheet, or a year', () => {
    for (const text of ['1970-05-03', '3/5/1970', '03.05.1970', '3-5-1970'])
      expect(writtenBirth(text), text).toEqual({ from: '1970-05-03', to: '1970-05-03' });
    expect(writtenBirth('1970')).toEqual({ from: '1970-01-01', to: '1970-12-31' });
  });

  it('is nothing where there is no such day or year', () => {
    for (const text of ['31/02/1970', '1970-13-01', '5/1970', 'hacia 1970', '970', '٣/٥/1970', '1970-05-03T00:00'])
      expect(writtenBirth(text), text).toBeNull();
  });

  it('holds each day of some years and none before or after, and a year more on either side where it is about them', () => {
    const year = fc.integer({ min: 1900, max: 2020 });
    fc.assert(
      fc.property(year, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 1 }), (first, more, spread) => {
        const span = yearsOf(String(first), String(first + more), spread);
        if (!span) throw new Error('no span');
        const sign = (of: number, day: string) => birthSign(`${of}-${day}`, [span]);
        expect([sign(first - spread, '01-01'), sign(first + more + spread, '12-31')]).toEqual(['fits', 'fits']);
        expect([sign(first - spread - 1, '12-31'), sign(first + more + spread + 1, '01-01')]).toEqual([
          'differs',
          'differs',
        ]);
      }),
    );
    expect([yearsOf('1980', '1970'), yearsOf('x', '1970'), yearsOf('19700', '19800')]).toEqual([null, null, null]);
  });
});
