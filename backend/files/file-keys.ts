import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Keys of FILES_KEY: 64 hexadecimal digits each, commas between; null where one is none. The first seals, all open. */
export function fileKeysIn(text: string): Buffer[] | null {
  const keys = text.split(',').map((one) => one.trim());
  return keys.every((key) => /^[0-9a-f]{64}$/i.test(key)) ? keys.map((key) => Buffer.from(key, 'hex')) : null;
}

/** The key of one's own machine, beside the files and made at the first use: nothing has to be set to try the product. */
export function ownFileKey(folder: string): Buffer {
  const file = path.join(folder, 'key');
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: FILE_MODE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const [key] = fileKeysIn(readFileSync(file, 'utf8').trim()) ?? [];
  if (!key) throw new Error(`${file} holds no key`);
  return key;
}
