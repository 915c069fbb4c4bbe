import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#backend/modules/users/password.ts';
import {
  confirmTransfer,
  dropTransfer,
  getTransferDraft,
  getTransferForm,
  listTransfers,
  prepareTransfer,
  sendTransferCode,
} from '#contract/transfers.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { transferSteps } from '#tests/support/transfer-steps.ts';
import { walletOf } from '#tests/support/wallet-of.ts';

const PASSWORD = 'una-clave-bien-larga';
let world: InvestWorld;
let steps: ReturnType<typeof transferSteps>;
let hash: string;
let ana: Person;
let leo: Person;
let offer: Offer;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = transferSteps(world);
  hash = await hashPassword(PASSWORD);
});
afterAll(() => world.close());
beforeEach(async () => {
  [ana, leo] = (await Promise.all([world.addPerson(), world.addPerson()])) as [Person, Person];
  await world.db.query('update users set password_hash = $2 where id = $1', [ana.id, hash]);
  await world.db.query('update users set referral_code = null where tenant_id = $1', [world.tenantId]);
  await world.db.query('update users set referral_code = $2, lang = $3 where id = $1', [leo.id, 'AC3DE4F', 'en']);
  await world.db.query(`delete from rate_limits where bucket like '%code%'`);
  offer = await steps.held([[ana, 10]]);
  await steps.list(offer, leo);
});

const prepare = (over: { to?: string; tokens?: number } = {}, as = ana) =>
  world.call(prepareTransfer, {
    as,
    key: randomUUID(),
    body: { issuance_id: offer.id, to: walletOf(leo), tokens: 4, ...over },
  });
/** The code of the newest mail that carries one; the minute between two codes is put aside. */
async function mailedCode(as = ana): Promise<string> {
  await world.db.query(`delete from rate_limits where bucket like '%code%'`);
  const mail = (await world.mailsTo(as)).findLast(({ kind }) => kind === 'transfer.code');
  return /\b\d{5}\b/.exec(mail?.plain ?? '')?.[0] ?? '';
}
const confirm = (id: string, code: string, { password = PASSWORD, key = randomUUID(), as = ana } = {}) =>
  world.call(confirmTransfer, { as, key, body: { id, password, code } });
const own = async (as: Person, query = {}) => good(await world.call(listTransfers, { as, query }));
async function prepared(over: { to?: string; tokens?: number } = {}) {
  const { id } = good(await prepare(over)).data;
  return { id, code: await mailedCode() };
}

describe('a transfer by its holder', () => {
  test('is prepared, looked at, confirmed with password and code, and told to both in their language', async () => {
    const { id, code } = await prepared();
    expect(good(await world.call(getTransferDraft, { as: ana })).data).toMatchObject({
      id,
      recipient: 'M. J. G. N.',
      tokens: 4,
      held: 10,
      left: 6,
      value: '40.00',
      has_password: true,
      from_wallet: null,
    });
    expect(await steps.holds(offer, ana, leo)).toEqual([10, 0]);
    const done = good(await confirm(id, code)).data;
    expect(await steps.holds(offer, ana, leo)).toEqual([6, 4]);
    const [sent, came] = await Promise.all([own(ana), own(leo)]);
    expect(sent.data[0]).toMatchObject({ direction: 'OUT', tokens: 4, reference: done.reference, value: '40.00' });
    expect(came.data[0]).toMatchObject({ direction: 'IN', tokens: 4, reference: done.reference });
    expect(came.data[0]?.to_wallet?.toLowerCase()).toBe(walletOf(leo).toLowerCase());
    expect([sent.waiting, sent.holds, came.own.code]).toEqual([null, true, 'AC3DE4F']);
    const [toAna, toLeo] = await Promise.all([world.mailsTo(ana), world.mailsTo(leo)]);
    expect(toAna.at(-1)).toMatchObject({ kind: 'transfer.sent', subject: 'Ha transferido tokens en Prueba' });
    expect(toLeo.at(-1)).toMatchObject({ kind: 'transfer.received', subject: 'You have received tokens at Prueba' });
    expect(toLeo.at(-1)?.plain).toContain(done.reference);
    expect(Object.keys(await breachesOf(world.db, world.tenantId)).filter((rule) => !rule.includes('supply'))).toEqual(
      [],
    );
  });

  test('finds its recipient by their code as well, and takes an address without capitals', async () => {
    const { id, code } = await prepared({ to: ' ac3 de4f ' });
    good(await confirm(id, code));
    expect(await steps.holds(offer, leo)).toEqual([4]);
    expect(good(await prepare({ to: walletOf(leo).toUpperCase().replace('0X', '0x') })).data.id).toBeTruthy();
  });

  test('says everything that is wrong at once, and sends no code', async () => {
    const stranger = await world.addPerson();
    const fieldsOf = async (over: { to?: string; tokens?: number }) => {
      const { status, body } = await prepare(over);
      const { fields = {} } = body as unknown as { fields?: Record<string, { key: string }> };
      return [status, Object.fromEntries(Object.entries(fields).map(([name, { key }]) => [name, key]))];
    };
    expect(await fieldsOf({ tokens: 11 })).toEqual([422, { tokens: 'api_errors:transfer.too_many' }]);
    const unlisted = { to: 'api_errors:transfer.recipient_not_listed' };
    expect(await fieldsOf({ to: walletOf(stranger) })).toEqual([422, unlisted]);
    expect(await fieldsOf({ to: 'RRRRRRR' })).toEqual([422, unlisted]);
    expect(await fieldsOf({ to: 'nobody at all' })).toEqual([422, { to: 'validator.error_wallet_address' }]);
    const mixed = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(await fieldsOf({ to: mixed })).toEqual([422, { to: 'validator.error_wallet_checksum' }]);
    await steps.list(offer, ana);
    await world.db.query(`update issuances set status = 'CAMPAIGN' where id = $1`, [offer.id]);
    expect(await fieldsOf({ to: walletOf(ana), tokens: 99 })).toEqual([
      422,
      {
        issuance_id: 'api_errors:transfer.not_closed',
        to: 'api_errors:transfer.same_person',
        tokens: 'api_errors:transfer.too_many',
      },
    ]);
    expect((await world.mailsTo(ana)).length).toBe(0);
    expect((await prepare({}, stranger)).status).toBe(404);
  });

  test('counts wrong codes and wrong passwords, and moves nothing for them', async () => {
    const { id, code } = await prepared();
    const wrong = code === '00000' ? '11111' : '00000';
    expect(outcome(await confirm(id, wrong))).toBe('422 code.wrong');
    expect(outcome(await confirm(id, code, { password: 'otra-clave-larga' }))).toBe('422 transfer.password_wrong');
    for (let at = 0; at < 5; at += 1) await confirm(id, code, { password: 'otra-clave-larga' });
    expect(outcome(await confirm(id, code))).toBe('429 transfer.too_many_tries');
    expect(await steps.holds(offer, ana, leo)).toEqual([10, 0]);
  });

  test('is made once, whether one request comes twice or two windows press at once', async () => {
    const { id, code } = await prepared();
    const key = randomUUID();
    const twice = await Promise.all([confirm(id, code, { key }), confirm(id, code, { key })]);
    expect(twice.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(outcome(await confirm(id, code))).toBe('409 transfer.not_waiting');
    const again = await prepared();
    const windows = await Promise.all([1, 2, 3].map(() => confirm(again.id, again.code)));
    expect(windows.map(outcome).sort()).toEqual(['200', '409 transfer.not_waiting', '409 transfer.not_waiting']);
    expect(await steps.holds(offer, ana, leo)).toEqual([2, 8]);
  });

  test('takes the place of the one before it; what another window shows is told to be gone', async () => {
    const first = await prepared();
    const second = await prepared({ tokens: 2 });
    expect(outcome(await confirm(first.id, first.code))).toBe('409 transfer.not_waiting');
    expect(good(await world.call(dropTransfer, { as: ana, body: { id: first.id } })).data.dropped).toBe(false);
    await world.call(sendTransferCode, { as: ana, body: { id: second.id } });
    const newest = await mailedCode();
    if (newest !== second.code) expect(outcome(await confirm(second.id, second.code))).toBe('422 code.wrong');
    good(await confirm(second.id, newest));
    expect(await steps.holds(offer, ana, leo)).toEqual([8, 2]);
  });

  test('waits an hour, is dropped by its holder, and is looked at anew when it is confirmed', async () => {
    const late = await prepared();
    await world.db.query(`update transfer_drafts set created_at = created_at - interval '61 minutes' where id = $1`, [
      late.id,
    ]);
    expect(outcome(await confirm(late.id, late.code))).toBe('409 transfer.not_waiting');
    expect((await world.call(getTransferDraft, { as: ana })).status).toBe(404);
    const dropped = await prepared();
    good(await world.call(dropTransfer, { as: ana, body: { id: dropped.id } }));
    expect(outcome(await confirm(dropped.id, dropped.code))).toBe('409 transfer.not_waiting');
    const { id, code } = await prepared();
    await world.db.query(
      `update whitelist_entries set state = 'REVOKED', reason = 'Perdió la clave' where issuance_id = $1`,
      [offer.id],
    );
    expect(outcome(await confirm(id, code))).toBe('409 transfer.recipient_not_listed');
    expect(await steps.holds(offer, ana, leo)).toEqual([10, 0]);
  });
});

test('the form tells what is free of each holding and why the rest cannot go; another’s transfers are nobody else’s', async () => {
  const open = await steps.held([[ana, 3]]);
  await world.db.query(`update issuances set status = 'CAMPAIGN' where id = $1`, [open.id]);
  const { holdings } = good(await world.call(getTransferForm, { as: ana })).data;
  expect(holdings.map(({ issuance, held, free, refused }) => [issuance.id, held, free, refused])).toEqual(
    expect.arrayContaining([
      [offer.id, 10, 10, null],
      [open.id, 3, 3, 'not_closed'],
    ]),
  );
  await steps.move(offer, ana, leo, 1);
  await steps.move(offer, ana, leo, 2);
  await steps.list(offer, ana);
  await steps.move(offer, leo, ana, 1);
  expect((await own(leo, { direction: 'IN' })).data.map(({ tokens }) => tokens)).toEqual([2, 1]);
  const page = await own(leo, { per_page: 2 });
  const rest = await own(leo, { per_page: 2, after: page.meta.next });
  expect([...page.data, ...rest.data].map(({ direction, tokens }) => [direction, tokens])).toEqual([
    ['OUT', 1],
    ['IN', 2],
    ['IN', 1],
  ]);
  const stranger = await world.addPerson();
  expect((await own(stranger)).data).toEqual([]);
  expect((await own(leo, { issuance: open.id })).data).toEqual([]);
});
