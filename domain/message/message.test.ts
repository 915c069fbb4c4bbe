import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDraft, leavesAt, MESSAGE_STATES, STOP_SECONDS, stoppedState } from './message.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

test('a message never leaves before there was a minute to stop it, nor more than a year ahead', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: -1_000_000_000, max: 40_000_000_000 })), (ms) => {
      const leaves = leavesAt(NOW, ms === null ? null : after(ms));
      const isRefused = ms !== null && (ms <= 0 || ms > 366 * 86_400_000);
      expect(leaves).toEqual(isRefused ? null : after(Math.max(ms ?? 0, STOP_SECONDS * 1000)));
    }),
  );
});

test('a stopped message is a draft again while nobody has it, and stays stopped once somebody does', () => {
  expect(MESSAGE_STATES.map(stoppedState)).toEqual([null, 'DRAFT', 'STOPPED', null, null]);
  expect(MESSAGE_STATES.filter(isDraft)).toEqual(['DRAFT']);
});
