import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Shares } from './shares.ts';

/** Lets every promise that can go on go on. */
const settle = () => new Promise((done) => setImmediate(done));

test('one tenant alone has three in four connections, and another one gets in at once', async () => {
  const shares = new Shares(20);
  const backs: (() => void)[] = [];
  for (let n = 0; n < 15; n++) backs.push(await shares.take('greedy'));
  let isIn = false;
  const waits = shares.take('greedy').then(() => {
    isIn = true;
  });
  await shares.take('other');
  await settle();
  expect(isIn).toBe(false);
  backs[0]?.();
  await waits;
  expect(isIn).toBe(true);
});

test('a returned connection goes to the waiting tenant with the fewest, not to the first that asked', async () => {
  const shares = new Shares(4);
  const backs = [await shares.take('a'), await shares.take('a'), await shares.take('a'), await shares.take('b')];
  const order: string[] = [];
  for (const whose of ['a', 'a', 'c']) void shares.take(whose).then(() => order.push(whose));
  backs[0]?.();
  await settle();
  expect(order).toEqual(['c']);
  backs[1]?.();
  backs[2]?.();
  await settle();
  expect(order).toEqual(['c', 'a', 'a']);
});

test('a caller that waits too long is told to come back, and takes no turn afterwards', async () => {
  const shares = new Shares(1, 5);
  const back = await shares.take('a');
  await expect(shares.take('b')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  back();
  back();
  // Given back twice counts once.
  const again = await shares.take('c');
  await expect(shares.take('d')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  again();
});

test('whatever comes and goes, nobody is forgotten and never are more out than there are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.record({ whose: fc.constantFrom('a', 'b', 'c'), ends: fc.boolean() }), { maxLength: 60 }),
      async (size, steps) => {
        const shares = new Shares(size, 60_000);
        const open: (() => void)[] = [];
        const asked: Promise<unknown>[] = [];
        for (const { whose, ends } of steps) {
          asked.push(shares.take(whose).then((back) => open.push(back)));
          await settle();
          expect(open.length).toBeLessThanOrEqual(size);
          if (ends) open.shift()?.();
        }
        for (let rounds = 0; rounds <= steps.length; rounds++) {
          for (const back of open.splice(0)) back();
          await settle();
        }
        await Promise.all(asked);
      },
    ),
    { numRuns: 60 },
  );
});
