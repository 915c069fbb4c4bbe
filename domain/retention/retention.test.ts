import { expect, test } from 'vitest';
import { DEVICE_KEPT_DAYS, OUTSIDE_COMPLAINT_KEPT_DAYS, wholeYearsOf } from './retention.ts';

test('days that are whole years with their leap days are told as years, others as days', () => {
  expect(wholeYearsOf(OUTSIDE_COMPLAINT_KEPT_DAYS)).toBe(5);
  expect([366, 731, 1461, 3653].map(wholeYearsOf)).toEqual([1, 2, 4, 10]);
  for (const days of [0, 1, 30, DEVICE_KEPT_DAYS, 400, 1826, 1828]) expect(wholeYearsOf(days)).toBeNull();
});
