import { getAddress } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addToWhitelist,
  decideWhitelist,
  getWhitelistBatch,
  judgeWhitelist,
  listWhitelist,
  listWhitelistPeople,
  validateWhitelistPeople,
  writeWhitelistBatch,
} from '#contract/whitelist.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
  steps = orderSteps(world);
});
afterAll(() => world.close());

const MIXED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const numbered = (at: number) => getAddress(`0x1${at.toString(16).padStart(39, '0')}`);
const params = (offer: Offer) => ({ id: offer.id });

const list = async (offer: Offer, query: Record<string, unknown> = {}, as = world.manager) =>
  good(await world.call(listWhitelist, { params: params(offer), query, as }));
const add = (offer: Offer, address: string, as = world.manager) =>
  world.call(addToWhitelist, { params: params(offer), body: { address }, as });
const judge = (offer: Offer, text: string, { into, as = world.manager }: { into?: string; as?: Person } = {}) =>
  world.call(judgeWhitelist, {
    params: params(offer),
    body: into ? { into } : undefined,
    files: { file: new File([text], 'carteras.csv', { type: 'text/csv' }) },
    as,
  });
const batchOf = async (id: string, as = world.manager) =>
  good(await world.call(getWhitelistBatch, { params: { id }, as })).data;
const write = (id: string, as = world.manager) => world.call(writeWhitelistBatch, { params: { id }, body: {}, as });

describe('one address of a whitelist', () => {
  test('is approved where a manager adds it and waits where the issuer does, in its EIP-55 form', async () => {
    const offer = await world.addOffer();
    expect(good(await add(offer, MIXED.toLowerCase())).data.state).toBe('APPROVED');
    expect(good(await add(offer, numbered(1), world.issuer)).data.state).toBe('PENDING');
    const { data, pending, log } = await list(offer);
    expect(data.map(({ address, state }) => [address, state])).toEqual([
      [numbered(1), 'PENDING'],
      [MIXED, 'APPROVED'],
    ]);
    expect(pending).toBe(1);
    expect(log.map(({ action }) => action)).toEqual(['whitelist.proposed', 'whitelist.added']);
  });

  test('is refused at its field with a wrong capital, a digit too few, of nobody or there already, whether or not its 0x lacks', async () => {
    const offer = await world.addOffer();
    good(await add(offer, MIXED));
    const wrong = {
      checksum: MIXED.replace('aA', 'AA'),
      shape: MIXED.slice(0, -1),
      nobody: `0x${'0'.repeat(40)}`,
      again: MIXED,
      bare: MIXED.slice(2),
    };
    const said = await Promise.all(Object.values(wrong).map((address) => add(offer, address)));
    expect(said.map(({ status }) => status)).toEqual([422, 400, 422, 422, 422]);
    expect(said.map(({ body }) => (body as { fields?: { address?: { key: string } } }).fields?.address?.key)).toEqual([
      'validator.error_ether_address',
      'validator.form_field_invalid',
      'validator.error_ether_own',
      'validator.error_whitelist_known',
      'validator.error_whitelist_known',
    ]);
    expect((await list(offer)).data).toHaveLength(1);
  });

  test('belongs to the person whose wallet it is, and is found by their name and by its beginning and end', async () => {
    const offer = await world.addOffer();
    const who = await world.addPerson();
    await world.db.query('insert into wallets (tenant_id, user_id, address, created_at) values ($1,$2,$3,now())', [
      world.tenantId,
      who.id,
      MIXED.toLowerCase(),
    ]);
    good(await add(offer, MIXED));
    good(await add(offer, numbered(2)));
    for (const q of [
      who.name,
      MIXED.slice(0, 9),
      MIXED.slice(-6),
      `${MIXED.slice(0, 6)}…${MIXED.slice(-4)}`,
      who.email,
    ])
      expect((await list(offer, { q })).data.map(({ person }) => person?.id)).toEqual([who.id]);
    // Whoever finds somebody by their e-mail has been told it.
    expect((await list(offer, { q: who.email }, world.issuer)).data).toEqual([]);
  });
});

test('revoking says why and approving lets in again; what stands so already is left as it is', async () => {
  const offer = await world.addOffer();
  const [one, two] = [
    good(await add(offer, numbered(1))).data.id,
    good(await add(offer, numbered(2), world.issuer)).data.id,
  ];
  const decide = (body: { act: 'approve' | 'revoke'; ids: string[]; reason?: string }, as = world.manager) =>
    world.call(decideWhitelist, { params: params(offer), body, as });
  expect((await decide({ act: 'revoke', ids: [one] })).status).toBe(422);
  expect(good(await decide({ act: 'approve', ids: [one, two] })).data.changed).toBe(1);
  expect(good(await decide({ act: 'revoke', ids: [one], reason: 'Ha perdido la clave' })).data.changed).toBe(1);
  const [revoked] = (await list(offer, { state: 'REVOKED' })).data;
  expect([revoked?.id, revoked?.reason]).toEqual([one, 'Ha perdido la clave']);
  expect((await decide({ act: 'approve', ids: [one] }, world.issuer)).status).toBe(403);
  expect(good(await decide({ act: 'approve', ids: [one] })).data.changed).toBe(1);
  expect((await list(offer, { state: 'REVOKED' })).data).toEqual([]);
});

test('people with an order are validated once their identity is verified, with their wallet, by managers alone', async () => {
  const offer = await world.addOffer();
  const [ready, late] = [await world.addPerson(), await world.addPerson()];
  for (const who of [ready, late]) await orderAt(steps, who, offer, 2, 'CHARGED');
  await world.db.query('update users set kyc_status = $2, status = $3 where id = $1', [
    ready.id,
    'SUCCESS',
    'VERIFIED',
  ]);
  await world.db.query('update users set kyc_status = null, status = $2 where id = $1', [late.id, 'PENDING']);
  const people = async () =>
    good(await world.call(listWhitelistPeople, { params: params(offer), as: world.manager })).data;
  expect((await people()).map(({ id, may_validate }) => [id, may_validate]).sort()).toEqual(
    [
      [ready.id, true],
      [late.id, false],
    ].sort(),
  );
  const validate = (ids: string[], as = world.manager) =>
    world.call(validateWhitelistPeople, { params: params(offer), body: { ids }, as });
  expect((await validate([ready.id], world.issuer)).status).toBe(403);
  expect(good(await validate([ready.id, late.id])).data).toEqual({ approved: 1, left_out: 1 });
  expect((await people()).map(({ id }) => id)).toEqual([late.id]);
  const [entry] = (await list(offer)).data;
  expect([entry?.person?.id, entry?.address, entry?.state]).toEqual([ready.id, null, 'APPROVED']);
  // A wallet that comes later is shown, and taken by the next press: the entry stays one.
  await world.db.query('insert into wallets (tenant_id, user_id, address, created_at) values ($1,$2,$3,now())', [
    world.tenantId,
    ready.id,
    numbered(77),
  ]);
  expect((await people()).find(({ id }) => id === ready.id)?.wallet).toBe(numbered(77));
  good(await validate([ready.id]));
  const after = (await list(offer)).data;
  expect(after.map(({ id, address }) => [id, address])).toEqual([[entry?.id, numbered(77)]]);
});

describe('a list of addresses', () => {
  test('is judged whole with three bad lines of 50,000, mended in place, and written once after a yes', async () => {
    const offer = await world.addOffer();
    const rows: string[] = Array.from({ length: 50_000 }, (_, at) => numbered(at));
    rows[9] = 'no es una dirección';
    rows[25_000] = MIXED.replace('aA', 'AA');
    rows[49_999] = (rows[0] ?? '').toLowerCase();
    const made = good(await judge(offer, rows.join('\r\n'))).data;
    expect([made.good, made.known, made.bad]).toEqual([49_997, 0, 3]);
    expect((await list(offer)).meta.total).toBe(0);
    const shown = await batchOf(made.id);
    expect(shown.lines).toEqual([
      { number: 10, text: 'no es una dirección', problem: 'shape', first: null },
      { number: 25_001, text: MIXED.replace('aA', 'AA'), problem: 'checksum', first: null },
      { number: 50_000, text: rows[49_999], problem: 'twice', first: 1 },
    ]);
    const mended = good(await judge(offer, `${numbered(60_000)}\n${MIXED}\nnada`, { into: made.id })).data;
    expect([mended.good, mended.bad]).toEqual([49_999, 1]);
    expect((await batchOf(made.id)).lines.map(({ number, text }) => [number, text])).toEqual([[50_000, 'nada']]);
    expect(good(await write(made.id)).data.written).toBe(49_999);
    expect(good(await write(made.id)).data.written).toBe(0);
    const all = await list(offer);
    expect([all.meta.total, all.meta.more, all.data[0]?.state]).toEqual([10_000, true, 'APPROVED']);
    expect((await list(offer, { q: numbered(31_234) })).data.map(({ address }) => address)).toEqual([numbered(31_234)]);
  }, 120_000);

  test('knows what the issuance has: what is there is not written again, what was revoked is said', async () => {
    const offer = await world.addOffer();
    good(await add(offer, numbered(1)));
    const gone = good(await add(offer, numbered(2))).data.id;
    good(
      await world.call(decideWhitelist, {
        params: params(offer),
        body: { act: 'revoke', ids: [gone], reason: 'Ha perdido la clave' },
        as: world.manager,
      }),
    );
    const text = [numbered(1).toLowerCase(), numbered(2), numbered(3)].join('\n');
    const made = good(await judge(offer, text)).data;
    expect([made.good, made.known, made.bad]).toEqual([1, 1, 1]);
    expect((await batchOf(made.id)).lines.map(({ number, problem }) => [number, problem])).toEqual([[2, 'revoked']]);
  });

  test('waits for a manager where an issuer writes it, and nobody else reads or writes it', async () => {
    const offer = await world.addOffer();
    const made = good(await judge(offer, numbered(5), { as: world.issuer })).data;
    const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
    for (const as of [stranger, world.manager]) {
      expect((await world.call(getWhitelistBatch, { params: { id: made.id }, as })).status).toBe(404);
      expect((await write(made.id, as)).status).toBe(404);
    }
    expect((await judge(offer, numbered(6), { as: stranger })).status).toBe(404);
    good(await write(made.id, world.issuer));
    expect((await list(offer)).data.map(({ state }) => state)).toEqual(['PENDING']);
  });

  test('is refused without a line, too long or without a file at its field', async () => {
    const offer = await world.addOffer();
    const keyOf = ({ body }: { body: unknown }) => (body as { fields?: { file?: { key: string } } }).fields?.file?.key;
    expect(keyOf(await judge(offer, '\n\n'))).toBe('validator.error_whitelist_empty');
    expect(keyOf(await judge(offer, 'x\n'.repeat(50_001)))).toBe('validator.error_whitelist_lines');
    expect(keyOf(await world.call(judgeWhitelist, { params: params(offer), files: {}, as: world.manager }))).toBe(
      'validator.error_null',
    );
  });
});

test('an issuer reads initials where the tenant says so, and the house in a manager’s place', async () => {
  const offer = await world.addOffer();
  const who = await world.addPerson();
  await orderAt(steps, who, offer, 2, 'CHARGED');
  await world.db.query(`update users set kyc_status = 'SUCCESS', status = 'VERIFIED' where id = $1`, [who.id]);
  good(
    await world.call(validateWhitelistPeople, { params: params(offer), body: { ids: [who.id] }, as: world.manager }),
  );
  await world.db.query(
    `update tenants set settings = settings || '{"issuersSeeInitials":true}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
  const read = await list(offer, {}, world.issuer);
  expect(read.data[0]?.person?.name).toBe('M. J. G. N.');
  expect(JSON.stringify(read)).not.toContain(who.name);
  expect(JSON.stringify(read)).not.toContain(who.email);
  const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect((await world.call(listWhitelist, { params: params(offer), as: stranger })).status).toBe(404);
});
