import { hashMessage } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginWallet, proveWallet } from '#contract/wallets.ts';
import { type Anvil, anvilMissing, startAnvil } from '#tests/support/anvil.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { makeTokenWorld, type TokenWorld } from '#tests/support/token-world.ts';

const missing = await anvilMissing();
if (missing) console.warn(`Wallets that are contracts are not tried: ${missing}.`);

/** A contract that takes one message for its own: the one whose hash lies in its first slot, as a wallet of several signers keeps what they have agreed on. */
const KEEPS_ONE = '0x60043560005414600f5760006000fd5b631626ba7e60e01b60005260206000f3';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe.skipIf(missing)('a wallet that is a contract', () => {
  let anvil: Anvil;
  let world: TokenWorld;
  beforeAll(async () => {
    anvil = await startAnvil();
    world = await makeTokenWorld(anvil);
    await anvil.client.setCode({ address: ADDRESS, bytecode: KEEPS_ONE });
  });
  afterAll(async () => {
    await world?.close();
    await anvil?.stop();
  });

  test('is proved by what it says itself on the chain of the tokens, and by nothing else (EIP-1271)', async () => {
    const ana = await world.addPerson();
    const prove = () => world.call(proveWallet, { body: { signature: '0x01' }, as: ana });
    const { challenge } = good(await world.call(beginWallet, { body: { address: ADDRESS }, as: ana })).data;
    const message = challenge?.message ?? '';
    expect(message).toContain(`Red: ${await anvil.client.getChainId()}.`);
    expect(outcome(await prove())).toBe('422 wallet.signature_wrong');
    await anvil.client.setStorageAt({ address: ADDRESS, index: 0, value: hashMessage(`${message} `) });
    expect(outcome(await prove())).toBe('422 wallet.signature_wrong');
    await anvil.client.setStorageAt({ address: ADDRESS, index: 0, value: hashMessage(message) });
    anvil.meddle(({ method }) => (method === 'eth_call' ? 'silent' : null));
    expect(outcome(await prove())).toBe('409 wallet.chain_down');
    anvil.meddle(({ method }) => (method === 'eth_chainId' ? { result: '0x89' } : null));
    expect(outcome(await prove())).toBe('409 wallet.chain_down');
    anvil.meddle(null);
    expect(good(await prove()).data.wallet?.address).toBe(ADDRESS);
  });

  test('is none where nothing stands at the address', async () => {
    const eva = await world.addPerson();
    const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
    good(await world.call(beginWallet, { body: { address }, as: eva }));
    expect(outcome(await world.call(proveWallet, { body: { signature: '0x01' }, as: eva }))).toBe(
      '422 wallet.signature_wrong',
    );
  });
});
