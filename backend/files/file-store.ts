import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { ownFileKey } from './file-keys.ts';
import { isSealed, opened, sealed } from './sealed-bytes.ts';

/** Where bytes lie. Keys are made by us (`<tenant id>/<file id>`), never by a person. */
export interface FileStore {
  /** A path on this machine for bytes that are still arriving. The caller removes it. */
  stagingPath(): Promise<string>;
  /** Puts the file at `path` under a key, sealed where it must not be read off the disk; all or nothing. The file at `path` stays. */
  put(key: string, path: string, isSecret?: boolean): Promise<void>;
  /** Throws an Error with code ENOENT where there is nothing. */
  read(key: string): Promise<Readable>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** Every file of a tenant by its id, with when it was written and since when it is known that nothing names it. */
  list(tenantId: string): Promise<StoredFile[]>;
  /** Notes since when nothing names a file; null: something does. Goes with the file. */
  noteUnnamed(key: string, since: Date | null): Promise<void>;
  /** A short secret as it may lie in the database, base64: under the same keys as secret files. `place` is bound in. */
  seal(secret: string, place: string): string;
  /** Throws an Error where it was sealed for another place, or by a key that is not there. */
  unseal(sealed: string, place: string): string;
}

interface StoredFile {
  id: string;
  writtenAt: Date;
  unnamedSince: Date | null;
}

const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;
/** Ends the name of a note beside a file. */
const UNNAMED = '.unnamed';
const HEAD_BYTES = 8;
/** Nobody but the process reads what people have entrusted to it. */
const FOLDER = { recursive: true, mode: 0o700 } as const;
const FILE_MODE = 0o600;

/** Files in a folder of this machine. @param keys that seal and open; null: a key of this machine's own, kept in the folder */
export function folderStore(folder: string, keys: readonly Buffer[] | null = null): FileStore {
  const staging = join(folder, 'staging');
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError('not a key of the file store');
    return join(folder, 'kept', key);
  };
  const noteOf = (key: string) => `${pathOf(key)}${UNNAMED}`;
  const keysNow = () => keys ?? [ownFileKey(folder)];
  return {
    async stagingPath() {
      await mkdir(staging, FOLDER);
      return join(staging, randomBytes(16).toString('hex'));
    },
    async put(key, path, isSecret = false) {
      const target = pathOf(key);
      await mkdir(dirname(target), FOLDER);
      // Written beside its place first: a crash leaves no half file under the key.
      const half = `${target}.${randomBytes(4).toString('hex')}`;
      if (isSecret) await writeFile(half, sealed(await readFile(path), key, keysNow()), { mode: FILE_MODE });
      else await copyFile(path, half);
      await chmod(half, FILE_MODE);
      await rename(half, target);
    },
    async read(key) {
      const path = pathOf(key);
      await stat(path);
      if (!(await beginsSealed(path))) return createReadStream(path);
      return Readable.from([opened(await readFile(path), key, keysNow())]);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(noteOf(key), { force: true });
    },
    async list(tenantId) {
      const names = await readdir(dirname(pathOf(`${tenantId}/${tenantId}`))).catch((): string[] => []);
      const found = names.filter((name) => KEY.test(`${tenantId}/${name}`));
      return Promise.all(
        found.map(async (id) => {
          const key = `${tenantId}/${id}`;
          const since = names.includes(`${id}${UNNAMED}`) ? await readFile(noteOf(key), 'utf8') : null;
          return { id, writtenAt: (await stat(pathOf(key))).mtime, unnamedSince: since ? new Date(since) : null };
        }),
      );
    },
    async noteUnnamed(key, since) {
      if (since) await writeFile(noteOf(key), since.toISOString(), { mode: FILE_MODE });
      else await rm(noteOf(key), { force: true });
    },
    seal: (secret, place) => sealed(Buffer.from(secret), place, keysNow()).toString('base64'),
    unseal: (text, place) => opened(Buffer.from(text, 'base64'), place, keysNow()).toString(),
  };
}

/** Takes from everybody else what older versions let them read. */
export async function closeFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.length > 0) await chmod(folder, FOLDER.mode);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await chmod(path, FOLDER.mode);
      await closeFolder(path);
    } else if (entry.isFile()) await chmod(path, FILE_MODE);
  }
}

async function beginsSealed(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return isSealed(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
