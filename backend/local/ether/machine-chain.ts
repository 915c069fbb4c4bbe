import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { accountOf, addressOfKey, depositKey } from '#backend/providers/ether/deposit-keys.ts';
import { machineKey } from '#backend/providers/ether/machine-key.ts';
import { blockLog } from './block-log.ts';
import { LocalChain } from './local-chain.ts';

const opened = new Map<string, Promise<LocalChain>>();

/** The chain of this machine, begun or made anew from its log when it is first asked for. */
export function machineChain(dataDir: string): Promise<LocalChain> {
  const before = opened.get(dataDir);
  if (before) return before;
  const chain = open(dataDir);
  opened.set(dataDir, chain);
  return chain;
}

async function open(dataDir: string): Promise<LocalChain> {
  mkdirSync(dataDir, { recursive: true });
  return LocalChain.open(addressOfKey(walletKey(dataDir)), blockLog(path.join(dataDir, 'chain.jsonl')));
}

/** The key of this machine's wallet: the person who pays. No tenant's account is number 0. */
export function walletKey(dataDir: string): Uint8Array {
  return depositKey(accountOf(machineKey(dataDir), 0), 0);
}
