import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wentOn } from './passkey-count.ts';

const count = fc.nat({ max: 2 ** 32 - 1 });

test('an authenticator that counts has to count on, and one that never has may say nothing', () => {
  expect(wentOn(0, 0)).toBe(true);
  fc.assert(
    fc.property(count, count, (kept, said) => {
      expect(wentOn(kept, said)).toBe(kept + said === 0 || said > kept);
    }),
  );
});

test('an authenticator that has counted and says nothing now is not taken', () => {
  expect(wentOn(7, 0)).toBe(false);
  expect(wentOn(7, 7)).toBe(false);
  expect(wentOn(7, 8)).toBe(true);
});
