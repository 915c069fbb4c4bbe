import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TaskEnded, WorkerPool } from '#backend/workers/worker-pool.ts';

const ENDLESS = `
  export const readStatement = (bytes) => {
    if (bytes.length === 1) for (;;);
    if (bytes.length === 2) { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); }
    if (bytes.length === 3) process.exit(3);
    return { ok: true, value: [] };
  };`;
const read = (pool: WorkerPool, bytes: Uint8Array) => pool.run('a tenant', 'readStatement', bytes);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lonja-workers-'));
  await writeFile(path.join(folder, 'endless.mjs'), ENDLESS);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a task without end is ended, as is one that eats all memory or ends its thread, and the next one is done', async () => {
  const pool = new WorkerPool(path.join(folder, 'endless.mjs'), 4_000);
  try {
    const all = [1, 1, 1, 0, 2, 3, 0].map((length) => read(pool, new Uint8Array(length)));
    const ends = await Promise.allSettled(all);
    const endless = ends.slice(0, 3);
    for (const end of endless) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(TaskEnded) });
    expect(ends.map(({ status }) => status)).toEqual([
      ...['rejected', 'rejected', 'rejected', 'fulfilled'],
      ...['rejected', 'rejected', 'fulfilled'],
    ]);
    await expect(read(pool, new Uint8Array(4))).resolves.toEqual({ ok: true, value: [] });
  } finally {
    await pool.close();
  }
});

test('this process answers while a task runs', async () => {
  const pool = new WorkerPool(path.join(folder, 'endless.mjs'), 1_000);
  try {
    let turns = 0;
    const beat = setInterval(() => {
      turns += 1;
    }, 10);
    await expect(read(pool, new Uint8Array(1))).rejects.toBeInstanceOf(TaskEnded);
    clearInterval(beat);
    expect(turns).toBeGreaterThan(3);
  } finally {
    await pool.close();
  }
});

test('the worker of the product reads a statement', async () => {
  const pool = new WorkerPool(process.env.TEST_WORKER ?? '');
  try {
    expect(await read(pool, Buffer.from('no statement'))).toMatchObject({ ok: false });
  } finally {
    await pool.close();
  }
});
