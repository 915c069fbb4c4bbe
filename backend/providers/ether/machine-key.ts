import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HDKey } from '@scure/bip32';

const SEED_BYTES = 32;
const kept = new Map<string, HDKey>();

/** The key of this machine's own chain: made when it is first asked for, kept in the data folder for its owner alone. It is worth nothing anywhere else. */
export function machineKey(dataDir: string): HDKey {
  const before = kept.get(dataDir);
  if (before) return before;
  const key = HDKey.fromMasterSeed(Buffer.from(seedIn(dataDir), 'hex'));
  kept.set(dataDir, key);
  return key;
}

function seedIn(dataDir: string): string {
  const file = path.join(dataDir, 'chain.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(SEED_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
