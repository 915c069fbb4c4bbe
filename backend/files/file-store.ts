import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where bytes lie. Keys are made by us (`<tenant id>/<file id>`), never by a person. */
export interface FileStore {
  /** A path on this machine for bytes that are still arriving. The caller removes it. */
  stagingPath(): Promise<string>;
  /** Puts the file at `path` under a key; all or nothing. The file at `path` stays. */
  put(key: string, path: string): Promise<void>;
  /** Throws an Error with code ENOENT where there is nothing. */
  read(key: string): Promise<Readable>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const staging = join(folder, 'staging');
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError('not a key of the file store');
    return join(folder, 'kept', key);
  };
  return {
    async stagingPath() {
      await mkdir(staging, { recursive: true });
      return join(staging, randomBytes(16).toString('hex'));
    },
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      // Copied beside its place first: a crash leaves no half file under the key.
      const half = `${target}.${randomBytes(4).toString('hex')}`;
      await copyFile(path, half);
      await rename(half, target);
    },
    async read(key) {
      const path = pathOf(key);
      await stat(path);
      return createReadStream(path);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
