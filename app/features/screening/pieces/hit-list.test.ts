import { expect, test } from 'vitest';
import { HITS } from './hit-list.server.ts';

test('hits that wait for a decision have the oldest first, the others the newest', () => {
  const orders = ['state=OPEN', 'state=DISMISSED', ''].map((address) => HITS.read(new URLSearchParams(address)).sort);
  expect(orders).toEqual(['found', '-found', '-found']);
});
