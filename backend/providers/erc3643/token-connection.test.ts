import { HDKey } from '@scure/bip32';
import { recoverTransactionAddress } from 'viem';
import { expect, test } from 'vitest';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { tokenConnectionOf } from './token-connection.ts';

const MASTER = HDKey.fromMasterSeed(new Uint8Array(32).fill(5));
const away = {
  isOwnMachine: false,
  dataDir: '.data',
  tokenSigningKey: MASTER.privateExtendedKey,
  tokenSignerUrl: null,
  tokenSignerTls: {},
};
const chain = {
  chainId: 137,
  rpcUrl: 'https://node.example/key',
  account: 3,
  explorerUrl: 'https://explorer.example/',
};
const settings = (over = {}) => ({ settings: tenantSettings.parse({ tokenChain: { ...chain, ...over } }) });

test('a tenant without a chain has no connection, and one with it counts twelve confirmations unless it says otherwise', () => {
  expect(tokenConnectionOf({ settings: tenantSettings.parse({}) }, away)).toBeNull();
  expect(tokenConnectionOf(settings(), away)).toMatchObject({
    ...{ chainId: 137, confirmations: 12, publicOnly: true, explorerUrl: 'https://explorer.example' },
  });
  expect(tokenConnectionOf(settings({ confirmations: 30 }), away)?.confirmations).toBe(30);
});

test('a node without TLS is asked on one’s own machine alone', () => {
  const plain = settings({ rpcUrl: 'http://127.0.0.1:8545' });
  expect(tokenConnectionOf(plain, away)).toBeNull();
  expect(tokenConnectionOf(plain, { ...away, isOwnMachine: true })?.publicOnly).toBe(false);
});

test('a tenant whose back end has no key signs nothing', () => {
  expect(tokenConnectionOf(settings(), { ...away, tokenSigningKey: null })?.signer()).toBeNull();
});

test('each account of a tenant signs by itself, apart from where its deposit addresses lie', async () => {
  const addressOf = (account: number) => tokenConnectionOf(settings({ account }), away)?.signer()?.address();
  const [third, again, fourth] = [await addressOf(3), await addressOf(3), await addressOf(4)];
  expect(third).toMatch(/^0x[0-9a-f]{40}$/);
  expect([third === again, third === fourth]).toEqual([true, false]);
  const raw = await tokenConnectionOf(settings(), away)
    ?.signer()
    ?.sign({ chainId: 137, nonce: 0, gas: 21_000n, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n });
  if (!raw) throw new Error('nobody signed');
  const serializedTransaction = raw as `0x02${string}`;
  expect((await recoverTransactionAddress({ serializedTransaction })).toLowerCase()).toBe(third);
});

test('a tenant that names an account of a key service signs there or not at all, whatever key is here', async () => {
  const signer = `0x${'Ab'.repeat(20)}`;
  expect(tokenConnectionOf(settings({ signer }), away)?.signer()).toBeNull();
  const withService = { ...away, tokenSigningKey: null, tokenSignerUrl: 'https://keys.example' };
  expect(await tokenConnectionOf(settings({ signer }), withService)?.signer()?.address()).toBe(signer.toLowerCase());
  expect(tokenConnectionOf(settings(), withService)?.signer()).toBeNull();
});
