import { expect, test } from 'vitest';
import { HAND_ACTS, handActRefusal, pauseAfter } from './chain-act.ts';

const held = (over = {}) => ({ tokens: 10, listed: true, frozen: false, ...over });
const facts = (over = {}) => ({ paused: false, holder: held(), receiver: held(), tokens: 5, ...over });

test('an act by hand is refused where it would change nothing, and where the standard would say no', () => {
  expect(HAND_ACTS.map((act) => [act, handActRefusal(act, facts())])).toEqual([
    ['freeze', null],
    ['unfreeze', 'no_change'],
    ['pause', null],
    ['unpause', 'no_change'],
    ['forced_transfer', null],
    ['recovery', 'already_listed'],
  ]);
  expect(handActRefusal('recovery', facts({ receiver: null }))).toBeNull();
  expect(handActRefusal('recovery', facts({ receiver: null, holder: held({ tokens: 0 }) }))).toBe('no_change');
  expect(handActRefusal('forced_transfer', facts({ tokens: 11 }))).toBe('too_many');
  expect(handActRefusal('forced_transfer', facts({ receiver: null }))).toBe('not_listed');
  expect(handActRefusal('freeze', facts({ holder: null }))).toBe('unknown_address');
});

test('a failure is tried again after half a minute, twice as long each time, and six hours at most', () => {
  expect([1, 2, 3, 4, 40].map((attempts) => pauseAfter(attempts) / 1000)).toEqual([30, 60, 120, 240, 21_600]);
});
