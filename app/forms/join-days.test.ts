import { describe, expect, it } from 'vitest';
import { joinDays } from './join-days.ts';

function joined(fields: Record<string, string>): Record<string, unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  joinDays(form);
  return Object.fromEntries(form);
}

describe('joinDays', () => {
  it('makes one day of the three fields of a day, and leaves none of the three', () => {
    expect(joined({ birthday_day: '3', birthday_month: '4', birthday_year: '1988', name: 'Ana' })).toEqual({
      birthday: '1988-04-03',
      name: 'Ana',
    });
  });

  it('leaves a field alone that only ends like a part of a day: the year of a company’s figures, a day asked again', () => {
    const alone = { years_1_year: '2025', years_1_turnover: '100.000', last_day: '2026-12-01' };
    expect(joined(alone)).toEqual(alone);
  });

  it('joins the three fields of a day whose own name ends in one of their endings', () => {
    expect(joined({ last_day_day: '1', last_day_month: '12', last_day_year: '2026' })).toEqual({
      last_day: '2026-12-01',
    });
  });
});
