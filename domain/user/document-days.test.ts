import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_INBOX_DAYS, DOCUMENT_REMINDER_DAYS } from '#domain/limits.ts';
import { addDays } from '#domain/time/zone.ts';
import { inboxUpTo, paperDays, remindUpTo } from './document-days.ts';

const TODAY = '2026-11-23';

describe('how a paper stands by its last day', () => {
  it('is good on its last day and expired the day after', () => {
    expect(paperDays(TODAY, TODAY)).toBe('soon');
    expect(paperDays('2026-11-22', TODAY)).toBe('expired');
  });

  it('is asked for anew from thirty days before', () => {
    expect(paperDays(addDays(TODAY, DOCUMENT_REMINDER_DAYS), TODAY)).toBe('soon');
    expect(paperDays(addDays(TODAY, DOCUMENT_REMINDER_DAYS + 1), TODAY)).toBe('valid');
  });

  it('says nothing of a paper that has no last day', () => {
    expect(paperDays(null, TODAY)).toBe('valid');
  });

  it('goes from valid to soon to expired as days go by, and never back', () => {
    const stages = ['valid', 'soon', 'expired'];
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(800), (ends, later) => {
        const last = addDays(TODAY, ends);
        const at = (day: string) => stages.indexOf(paperDays(last, day));
        expect(at(addDays(TODAY, later))).toBeGreaterThanOrEqual(at(TODAY));
      }),
    );
  });

  it('waits for the team only where its person was asked before', () => {
    expect(DOCUMENT_INBOX_DAYS).toBeLessThan(DOCUMENT_REMINDER_DAYS);
    expect(inboxUpTo(TODAY) < remindUpTo(TODAY)).toBe(true);
  });
});
