import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDate } from './date.ts';
import { dayParts, dayText, wrongDayParts } from './typed-day.ts';

const typed = (day: string, month: string, year: string) => dayText({ day, month, year });
const said = (day: string, month: string, year: string) => checkDate(typed(day, month, year))?.key ?? null;

describe('a day typed as three texts', () => {
  it('is the day that it names, with or without leading noughts and blanks', () => {
    expect(typed(' 3', '2 ', '1990')).toBe('1990-02-03');
    expect(typed('03', '02', '1990')).toBe('1990-02-03');
    expect(typed('', ' ', '')).toBe('');
  });

  it.each([
    ['', '', '', 'validator.error_null'],
    ['', '2', '1990', 'validator.error_date_no_day'],
    ['3', '', '1990', 'validator.error_date_no_month'],
    ['3', '2', '', 'validator.error_date_no_year'],
    ['3', '', '', 'validator.error_date'],
    ['32', '2', '1990', 'validator.error_date_day'],
    ['3', '13', '1990', 'validator.error_date_month'],
    ['3', 'mayo', '1990', 'validator.error_date_month'],
    ['3', '2', '90', 'validator.error_date_year'],
    ['3', '2', '0990', 'validator.error_date_year'],
    ['31', '2', '1990', 'validator.error_date_unreal'],
    ['29', '2', '1900', 'validator.error_date_unreal'],
    ['1-2', '2', '1990', 'validator.error_date_day'],
    ['29', '2', '2000', null],
  ])('%s/%s/%s is answered by %s', (day, month, year, key) => {
    expect(said(day, month, year)).toBe(key);
  });

  it('comes back as it was typed, whatever was typed', () => {
    const text = fc.string({ maxLength: 12 }).map((one) => one.replaceAll('-', '').trim());
    fc.assert(
      fc.property(text, text, text, (day, month, year) => {
        const parts = dayParts(typed(day, month, year));
        const same = (shown: string, was: string) => shown === was || shown === was.padStart(2, '0');
        expect(same(parts.day, day) && same(parts.month, month) && parts.year === year).toBe(true);
      }),
    );
  });

  it('names the wrong parts of a real day and of none', () => {
    expect(wrongDayParts('1990-02-03')).toEqual([]);
    expect(wrongDayParts('90-13-03')).toEqual(['month', 'year']);
  });
});
