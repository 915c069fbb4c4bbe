import { expect, it } from 'vitest';
import { refundHold } from './refund-hold.ts';

it.each([
  [{ stopped: false, frozen: false }, null],
  [{ stopped: true, frozen: false }, 'screening'],
  [{ stopped: false, frozen: true }, 'frozen'],
  [{ stopped: true, frozen: true }, 'screening'],
] as const)('a refund of somebody who is %o is held by %s', (facts, hold) => {
  expect(refundHold(facts)).toBe(hold);
});
