import { expect, test } from 'vitest';
import { countsMemory } from './counts-memory.ts';

const fails = () => Promise.reject(new Error('down'));
const never = () => new Promise<never>(() => undefined);

function lab() {
  let at = 0;
  const countsOf = countsMemory({ patienceMs: 20, pauseMs: 30_000, now: () => at });
  return {
    countsOf,
    later: (ms: number) => {
      at += ms;
    },
  };
}

test('a menu says what it said last while its API fails or is slow, and asks it again after a pause', async () => {
  const { countsOf, later } = lab();
  expect(await countsOf('ana', 'api', async () => ({ inbox: 3 }))).toEqual({ inbox: 3 });
  expect(await countsOf('ana', 'api', fails)).toEqual({ inbox: 3 });
  // Left alone meanwhile.
  expect(await countsOf('ana', 'api', async () => ({ inbox: 4 }))).toEqual({ inbox: 3 });
  later(30_000);
  expect(await countsOf('ana', 'api', never)).toEqual({ inbox: 3 });
  later(30_000);
  expect(await countsOf('ana', 'api', async () => ({ inbox: 5 }))).toEqual({ inbox: 5 });
});

test('a menu never says the counts of another person or area, and the pause of one API is not that of another', async () => {
  const { countsOf } = lab();
  await countsOf('ana manager', 'api', async () => ({ inbox: 3 }));
  expect(await countsOf('luis manager', 'api', fails)).toBeNull();
  expect(await countsOf('ana user', 'api', async () => ({ inbox: 9 }))).toBeNull();
  expect(await countsOf('luis manager', 'other', async () => ({ inbox: 7 }))).toEqual({ inbox: 7 });
});
