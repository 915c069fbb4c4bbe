import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = orderSteps(world);
});
afterEach(async () => {
  world.moveDays(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world?.close());

async function codeOf(person: Person): Promise<string> {
  const mail = (await world.mailsTo(person)).findLast(({ kind }) => kind === 'investment.signature_code');
  const code = /\b\d{5}\b/.exec(mail?.plain ?? '')?.[0];
  if (!code) throw new Error('no code was mailed');
  return code;
}

async function toSign(): Promise<{ who: Person; id: string; sha256: string; code: string }> {
  const who = await world.addPerson();
  const id = await orderAt(steps, who, await world.addOffer(), 2, 'CHARGED');
  const { sha256 } = good(await steps.prepare(who, id)).data;
  good(await steps.sendCode(who, id));
  return { who, id, sha256, code: await codeOf(who) };
}

describe('two tabs', () => {
  test('two tabs with two amounts leave one order with the last amount, and each tab confirms that', async () => {
    const who = await world.addPerson();
    const offer = await world.addOffer();
    const first = good(await steps.place(who, offer, 2)).data;
    const second = good(await steps.place(who, offer, 5)).data;
    expect(second.id).toBe(first.id);
    const both = await Promise.all([steps.accept(who, first.id), steps.accept(who, first.id)]);
    expect(both.map(outcome).sort()).toEqual(['200', '409 investment.illegal_move']);
    const rows = await world.db.query('select tokens::int, status from investments where user_id = $1', [who.id]);
    expect(rows).toEqual([{ tokens: 5, status: 'ACCEPTED' }]);
  });

  test('two tabs that send the same key with two amounts: the second is refused, the first counts', async () => {
    const who = await world.addPerson();
    const offer = await world.addOffer();
    const key = randomUUID();
    good(await steps.place(who, offer, 2, key));
    expect((await steps.place(who, offer, 5, key)).status).not.toBe(200);
    const rows = await world.db.query('select tokens::int from investments where user_id = $1', [who.id]);
    expect(rows).toEqual([{ tokens: 2 }]);
  });
});

describe('the code of a signature', () => {
  test('wrong five times is worth nothing any more, even if it is then right', async () => {
    const { who, id, sha256, code } = await toSign();
    const wrong = code === '11111' ? '22222' : '11111';
    for (let left = 5; left > 0; left -= 1) expect((await steps.sign(who, id, wrong, sha256)).status).not.toBe(200);
    expect((await steps.sign(who, id, code, sha256)).status).not.toBe(200);
    const [row] = await world.db.query<{ status: string }>('select status from investments where id = $1', [id]);
    expect(row?.status).toBe('SIGNED_PENDING');
  });

  test('is over after five minutes', async () => {
    const { who, id, sha256, code } = await toSign();
    world.moveDays(6 / 1440);
    expect(outcome(await steps.sign(who, id, code, sha256))).toBe('422 code.expired');
  });

  test('sent from two tabs at once signs once, with one mail', async () => {
    const { who, id, sha256, code } = await toSign();
    const both = await Promise.all([steps.sign(who, id, code, sha256), steps.sign(who, id, code, sha256)]);
    expect(both.map(outcome).sort()).toEqual(['200', '409 investment.illegal_move']);
    const signed = (await world.mailsTo(who)).filter(({ kind }) => kind === 'investment.contract_signed');
    expect(signed).toHaveLength(1);
  });

  test('a signature code of one order signs no other', async () => {
    const one = await toSign();
    const other = await orderAt(steps, one.who, await world.addOffer(), 3, 'CHARGED');
    const { sha256 } = good(await steps.prepare(one.who, other)).data;
    expect((await steps.sign(one.who, other, one.code, sha256)).status).toBe(422);
    good(await steps.sign(one.who, one.id, one.code, one.sha256));
  });
});
