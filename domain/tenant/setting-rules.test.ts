import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actsOn,
  asksTwo,
  remindsInTime,
  SETTING_ACTS,
  SETTING_BOUNDS,
  SETTING_CHANGE_STATES,
  SETTING_SECTIONS,
  STATE_AFTER,
} from './setting-rules.ts';

describe('a change of a setting', () => {
  test('waits for a second manager where money goes, where two people are asked for and where tax is withheld, and nowhere else', () => {
    expect(SETTING_SECTIONS.filter(asksTwo)).toEqual(['safeguarding', 'control', 'tax', 'treaties']);
  });

  test('is never decided by who asked for it, and never taken back by another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SETTING_CHANGE_STATES), fc.nat(3), fc.nat(3), (state, asker, actor) => {
        const acts = actsOn({ state, askedBy: `m${asker}` }, `m${actor}`);
        if (state !== 'WAITING') expect(acts).toEqual([]);
        else expect(acts).toEqual(asker === actor ? ['withdraw'] : ['approve', 'refuse']);
      }),
    );
  });

  test('ends with whatever is done with it, and is applied by a yes alone', () => {
    for (const act of SETTING_ACTS) {
      expect(STATE_AFTER[act]).not.toBe('WAITING');
      expect(STATE_AFTER[act] === 'APPLIED').toBe(act === 'approve');
    }
  });
});

test('an order is reminded of on a day before it ends', () => {
  const [expiry, reminder] = [SETTING_BOUNDS.orderExpiryDays, SETTING_BOUNDS.orderReminderDaysBefore];
  fc.assert(
    fc.property(
      fc.integer({ min: expiry[0], max: expiry[1] }),
      fc.integer({ min: reminder[0], max: reminder[1] }),
      (days, before) => {
        expect(remindsInTime(days, before)).toBe(days - before >= 1);
      },
    ),
  );
});
