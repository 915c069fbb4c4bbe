import { HDKey } from '@scure/bip32';
import { expect, test } from 'vitest';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { chainConnectionOf } from './chain-connection.ts';
import { accountOf } from './deposit-keys.ts';

const master = HDKey.fromMasterSeed(new Uint8Array(32).fill(5));
const other = HDKey.fromMasterSeed(new Uint8Array(32).fill(6));
const settings = tenantSettings.parse({
  chain: {
    environment: 'live',
    chainId: 1,
    rpcUrl: 'https://node.example/key',
    accountKey: accountOf(master, 3).publicExtendedKey,
    account: 3,
  },
});
const config = {
  isOwnMachine: false,
  apiOrigin: 'https://api.example.com',
  dataDir: '.data',
  chainSigningKey: null,
  ethRateUrl: 'https://rates.example/{currency}',
};
const signerWith = (chainSigningKey: string | null) =>
  chainConnectionOf({ id: 'x', settings }, { ...config, chainSigningKey })?.signer() ?? null;

test('a live chain is watched without any private key', () => {
  const connection = chainConnectionOf({ id: 'x', settings }, config);
  expect(connection).toMatchObject({ chainId: 1, confirmations: 12, rate: { url: config.ethRateUrl } });
  expect(HDKey.fromExtendedKey(connection?.accountKey() ?? '').privateKey).toBeNull();
  expect(connection?.signer()).toBeNull();
});

test('a refund is signed by the key that the addresses are derived from, and by no other', () => {
  expect(signerWith(master.privateExtendedKey)?.publicExtendedKey).toBe(
    settings.chain && accountOf(master, 3).publicExtendedKey,
  );
  expect(signerWith(other.privateExtendedKey)).toBeNull();
  expect(signerWith(null)).toBeNull();
});

test('a node over plain HTTP, or a private key where the public one belongs, is refused', () => {
  const chain = settings.chain;
  expect(tenantSettings.safeParse({ chain: { ...chain, rpcUrl: 'http://node.example' } }).success).toBe(false);
  expect(tenantSettings.safeParse({ chain: { ...chain, accountKey: master.privateExtendedKey } }).success).toBe(false);
});
