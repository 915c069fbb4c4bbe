import { expect, it } from 'vitest';
import { checkDate } from '#domain/validation/date.ts';
import { nearDays } from './near-day.ts';

const bounds = nearDays(new Date('2026-11-22T10:00:00Z'));

it.each(['2000-01-01', '2026-11-22', '2036-12-31'])('%s is taken', (day) => expect(checkDate(day, bounds)).toBeNull());
it.each(['0000-01-01', '0001-01-01', '1999-12-31', '2037-01-01', '9999-12-31'])('%s is not', (day) =>
  expect(checkDate(day, bounds)).not.toBeNull(),
);
