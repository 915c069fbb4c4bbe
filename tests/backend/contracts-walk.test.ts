import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SIGNATURE_VERSIONS } from '#backend/providers/redsys/signature.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { getInvestment, getManagedInvestment } from '#contract/investments.ts';
import { type ChainWorld, makeChainWorld } from '#tests/support/chain-world.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps } from '#tests/support/order-steps.ts';
import { makeRedsysWorld, type RedsysWorld } from '#tests/support/redsys-world.ts';

/** Contracts with others, which the installation alone writes: no manager changes them (`settings-walk.test.ts` has all else). */
const CONTRACTS = ['redsys', 'chain', 'tokenChain', 'card', 'identity'] as const;

/** What is asked of the other side alone, so that nothing here is seen without one: the file that has one, and sees it. */
const BEFORE_THE_OTHER_SIDE: Record<string, string> = {
  'chain.environment': 'tests/backend/ether-node.test.ts',
  'chain.chainId': 'tests/backend/ether-node.test.ts',
  'chain.rpcUrl': 'tests/backend/ether-node.test.ts',
  'chain.accountKey': 'tests/backend/ether-node.test.ts',
  'chain.account': 'tests/backend/ether-node.test.ts',
  'tokenChain.chainId': 'tests/support/token-world.ts',
  'tokenChain.rpcUrl': 'tests/support/token-world.ts',
  'tokenChain.account': 'tests/support/token-world.ts',
  'tokenChain.signer': 'tests/support/token-world.ts',
  'tokenChain.confirmations': 'tests/support/token-world.ts',
  'card.secretKey': 'tests/backend/provider-trials.test.ts',
  'card.webhookSecrets': 'tests/backend/provider-trials.test.ts',
  'card.environment': 'tests/backend/provider-trials.test.ts',
  'identity.appToken': 'tests/backend/provider-trials.test.ts',
  'identity.secretKey': 'tests/backend/provider-trials.test.ts',
  'identity.webhookSecrets': 'tests/backend/provider-trials.test.ts',
  'identity.level': 'tests/backend/provider-trials.test.ts',
  'identity.environment': 'tests/backend/provider-trials.test.ts',
};

const REDSYS: Record<string, string> = {
  merchantCode: '999008882',
  terminal: '2',
  secretKey: 'A'.repeat(32),
  signatureVersion: SIGNATURE_VERSIONS.find((version) => version !== 'HMAC_SHA256_V1') ?? '',
  environment: 'test',
};
const CHAIN: Record<string, string | number> = {
  rate: '2500.00',
  confirmations: 7,
  explorerUrl: 'https://scan.example/',
};
const TOKEN_CHAIN: Record<string, string> = { explorerUrl: 'https://scan.example/' };

/** Sets one field of a contract, as an installation does. */
const set = (world: InvestWorld, contract: string, field: string, value: unknown) =>
  world.db.query(
    `update tenants set settings = jsonb_set(settings, array[$2::text, $3::text], $4::jsonb), version = version + 1 where id = $1`,
    [world.tenantId, contract, field, JSON.stringify(value)],
  );

/** The leaves of a contract's schema, of each of its kinds. */
function leavesOf(schema: z.core.$ZodType, at: string): string[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([key]) => `${at}.${key}`);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return [...new Set(schema.options.flatMap((kind) => leavesOf(kind, at)))];
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? leavesOf(innerType, at) : [at];
}

test('a contract’s field, every one, is seen here or before the other side that it is for', () => {
  const all = CONTRACTS.flatMap((contract) => leavesOf(tenantSettings.shape[contract], contract));
  const here = Object.entries({ redsys: REDSYS, chain: CHAIN, tokenChain: TOKEN_CHAIN }).flatMap(([contract, fields]) =>
    Object.keys(fields).map((field) => `${contract}.${field}`),
  );
  expect([...here, ...Object.keys(BEFORE_THE_OTHER_SIDE)].sort()).toEqual([...all].sort());
  for (const [path, file] of Object.entries(BEFORE_THE_OTHER_SIDE)) {
    expect([path, existsSync(file)]).toEqual([path, true]);
    expect(readFileSync(file, 'utf8')).toContain(path.split('.')[1]);
  }
});

describe('the contract with the card terminal', () => {
  let world: RedsysWorld;
  beforeAll(async () => {
    world = await makeRedsysWorld();
    await world.standAlone();
  });
  afterAll(() => world?.close());

  test('has no field that changes nothing of the form which a payer’s browser sends', async () => {
    const at = await world.orderAtTerminal(await world.addOffer());
    const seen = async () =>
      good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as })).data.handover;
    for (const [field, value] of Object.entries(REDSYS)) {
      const before = await seen();
      expect(await seen()).toEqual(before);
      await set(world, 'redsys', field, value);
      expect({ field, seen: await seen() }).not.toEqual({ field, seen: before });
    }
  });
});

describe('the contract with the chain of payments', () => {
  let world: ChainWorld;
  beforeAll(async () => {
    world = await makeChainWorld();
    await world.standAlone();
  });
  afterAll(() => world?.close());

  test('has a rate and a number of blocks that a payer is told, and pages that a refund’s hashes lead to', async () => {
    const offer = await world.addOffer({ tokens: 100_000 });
    const given = await world.orderAtAddress(offer);
    await world.send(given, given.wei);
    await world.confirm();
    good(await world.steps.cancel(given.id));
    await world.refundAll(given);
    const order = async () => good(await world.call(getInvestment, { params: { id: given.id }, as: given.as })).data;
    const [refund] = (await order()).refunds;
    expect(refund?.ether?.pages).toEqual([null]);
    await set(world, 'chain', 'explorerUrl', CHAIN.explorerUrl);
    const [hash] = refund?.ether?.transactions ?? [];
    expect((await order()).refunds[0]?.ether?.pages).toEqual([`https://scan.example/tx/${hash}`]);

    const told = async () => {
      const { rate, confirmations_needed } = await world.handover(await world.orderAtAddress(offer));
      return { rate, confirmations_needed };
    };
    expect(await told()).toEqual({ rate: '2000.00', confirmations_needed: 3 });
    await set(world, 'chain', 'rate', CHAIN.rate);
    await set(world, 'chain', 'confirmations', CHAIN.confirmations);
    expect(await told()).toEqual({ rate: '2500.00', confirmations_needed: 7 });
  });
});

describe('the contract with the chain of tokens', () => {
  let world: InvestWorld;
  beforeAll(async () => {
    world = await makeInvestWorld({ modules: { signature: false } });
    await world.standAlone();
  });
  afterAll(() => world?.close());

  test('has pages that the hash of an order’s minting leads to, and none where it names no explorer', async () => {
    const offer = await world.addOffer();
    const id = await orderAt(orderSteps(world), await world.addPerson(), offer, 2, 'CHARGED');
    await world.db.query(
      `insert into chain_acts (tenant_id, chain_id, issuance_id, key, kind, state, investment_id, signed, created_at, moved_at)
       select tenant_id, 1, issuance_id, 'mint:' || id, 'mint', 'CONFIRMED', id, '[{"hash":"0xfe"}]'::jsonb, now(), now() from investments where id = $1`,
      [id],
    );
    const page = async () =>
      good(await world.call(getManagedInvestment, { params: { id }, as: world.manager })).data.related?.transaction;
    expect(await page()).toMatchObject({ hash: '0xfe', page: null });
    const tokenChain = { chainId: 1, rpcUrl: 'https://node.example', account: 1 };
    await world.db.query(
      `update tenants set settings = settings || jsonb_build_object('tokenChain', $2::jsonb), version = version + 1 where id = $1`,
      [world.tenantId, JSON.stringify(tokenChain)],
    );
    expect(await page()).toMatchObject({ page: null });
    await set(world, 'tokenChain', 'explorerUrl', TOKEN_CHAIN.explorerUrl);
    expect(await page()).toMatchObject({ page: 'https://scan.example/tx/0xfe' });
  });
});
