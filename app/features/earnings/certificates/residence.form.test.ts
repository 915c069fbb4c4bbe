import { describe, expect, it } from 'vitest';
import { residenceForm, takeBackForm } from './residence.form.ts';

const form = residenceForm('2026-11-23');
const takes = (issued_on: string) => form.safeParse({ issued_on }).success;

describe('the day of a certificate of residence', () => {
  it('is taken from the last year, today included', () => {
    expect(takes('2026-11-23')).toBe(true);
    expect(takes('2025-11-24')).toBe(true);
  });

  it('is refused where it is to come, more than a year ago, no day, or missing', () => {
    for (const wrong of ['2026-11-24', '2025-11-23', '2026-02-30', '']) expect(takes(wrong), wrong).toBe(false);
  });
});

describe('the form that takes a certificate back', () => {
  it('asks for a reason of some words, and names the day of the paper', () => {
    const given = { issued_on: '2026-01-02', reason: 'Era de otra persona.' };
    expect(takeBackForm.parse(given)).toEqual(given);
    expect(takeBackForm.safeParse({ ...given, reason: 'no' }).success).toBe(false);
    expect(takeBackForm.safeParse({ ...given, issued_on: '2026-02-30' }).success).toBe(false);
  });
});
