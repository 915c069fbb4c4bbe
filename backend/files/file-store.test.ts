import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeFolder, folderStore } from './file-store.ts';

const CONTENT = Buffer.from('%PDF-1.7 a passport');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lonja-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (place: string) => (await stat(place)).mode & 0o777;

test.each([true, false])('a file is read again as it was put, and by nobody else (secret: %s)', async (isSecret) => {
  const store = folderStore(folder);
  const [tenant, id] = [randomUUID(), randomUUID()];
  const staged = await store.stagingPath();
  await writeFile(staged, CONTENT, { mode: 0o644 });
  await store.put(`${tenant}/${id}`, staged, isSecret);
  // Another process, such as the one after a restart.
  expect(await buffer(await folderStore(folder).read(`${tenant}/${id}`))).toEqual(CONTENT);
  const kept = path.join(folder, 'kept', tenant, id);
  expect((await readFile(kept)).includes('passport')).toBe(!isSecret);
  expect([await modeOf(kept), await modeOf(path.dirname(kept)), await modeOf(path.dirname(staged))]).toEqual([
    0o600, 0o700, 0o700,
  ]);
  expect(await store.list(tenant)).toEqual([{ id, writtenAt: expect.any(Date), unnamedSince: null }]);
});

test('a sealed file cannot be read without the key', async () => {
  const key = `${randomUUID()}/${randomUUID()}`;
  const staged = path.join(folder, 'staged');
  await writeFile(staged, CONTENT);
  const [first, second] = [randomBytes(32), randomBytes(32)];
  await folderStore(folder, [first]).put(key, staged, true);
  await expect(folderStore(folder, [second]).read(key)).rejects.toThrow('FILES_KEY');
  expect(await buffer(await folderStore(folder, [second, first]).read(key))).toEqual(CONTENT);
});

test('a file that an older version left unsealed is sealed', async () => {
  const inner = path.join(folder, 'kept', 'tenant');
  await mkdir(inner, { recursive: true });
  await writeFile(path.join(inner, 'a'), '');
  for (const place of [inner, path.join(folder, 'kept')]) await chmod(place, 0o755);
  await chmod(path.join(inner, 'a'), 0o644);
  await closeFolder(folder);
  expect([await modeOf(inner), await modeOf(path.join(inner, 'a'))]).toEqual([0o700, 0o600]);
});
