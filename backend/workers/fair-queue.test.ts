import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Work that ends when it is told to, and writes down when it began. */
function steps() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((done) => {
      begun.push(name);
      ends.push(() => done(name));
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, endNext };
}

test('a tenant with many tasks waits behind every tenant with one', async () => {
  const queue = new FairQueue(1, 10);
  const { begun, work, endNext } = steps();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => queue.run(name.charAt(0), work(name)));
  for (let at = 0; at < 12; at += 1) await endNext();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  expect(await Promise.all(all)).toHaveLength(6);
});

test('a line has an end, and what failed makes room', async () => {
  const queue = new FairQueue(1, 1);
  const { work, endNext } = steps();
  const first = queue.run('a', () => work('first')().then(() => Promise.reject(new Error('failed'))));
  const second = queue.run('a', work('second'));
  await expect(queue.run('a', work('third'))).rejects.toMatchObject({ status: 503, code: 'server.busy' });
  const other = queue.run('b', work('other'));
  first.catch(() => undefined);
  for (let at = 0; at < 6; at += 1) await endNext();
  await expect(first).rejects.toThrow('failed');
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
});
