import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenState, NOTICE_CHOICES, NOTICE_LINK_DAYS, NOTICE_STATES, noticeStanding } from './notice-address.ts';

const ASKED = new Date('2026-03-01T10:00:00Z');
const after = (minutes: number) => new Date(ASKED.getTime() + minutes * 60_000);
const WEEK = NOTICE_LINK_DAYS * 24 * 60;

describe('an address for questions', () => {
  it('says yes within a week to the minute, and after that only where it had said yes before', () => {
    const asked = { state: 'ASKED', askedAt: ASKED, confirmedAt: null } as const;
    expect(chosenState(asked, 'confirm', after(WEEK - 1))).toBe('CONFIRMED');
    expect(chosenState(asked, 'confirm', after(WEEK))).toBeNull();
    expect([noticeStanding(asked, after(WEEK - 1)), noticeStanding(asked, after(WEEK))]).toEqual(['ASKED', 'OVER']);
    expect(chosenState({ ...asked, state: 'LEFT', confirmedAt: ASKED }, 'confirm', after(WEEK * 9))).toBe('CONFIRMED');
    expect(chosenState({ ...asked, state: 'LEFT' }, 'confirm', after(WEEK))).toBeNull();
  });

  it('can leave at any time, and saying the same twice changes nothing', () => {
    const address = fc.record({
      state: fc.constantFrom(...NOTICE_STATES),
      askedAt: fc.constant(ASKED),
      confirmedAt: fc.constantFrom(null, ASKED),
    });
    fc.assert(
      fc.property(address, fc.constantFrom(...NOTICE_CHOICES), fc.nat(40 * 24 * 60), (one, choice, minutes) => {
        const now = after(minutes);
        expect(chosenState(one, 'leave', now)).toBe('LEFT');
        const state = chosenState(one, choice, now);
        if (state === null) return;
        const confirmedAt = state === 'CONFIRMED' ? (one.confirmedAt ?? now) : one.confirmedAt;
        expect(chosenState({ ...one, state, confirmedAt }, choice, now)).toBe(state);
        expect(noticeStanding({ ...one, state, confirmedAt }, now)).toBe(state);
      }),
    );
  });
});
