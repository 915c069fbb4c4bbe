import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { askPasskey, confirmPasskey, finishByPasskey, signInPasskey } from '#contract/passkeys.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { passkeySteps } from '#tests/support/passkey-steps.ts';
import type { Odd } from '#tests/support/soft-passkey.ts';

let world: InvestWorld;
let other: InvestWorld;
let steps: ReturnType<typeof passkeySteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  other = await anotherTenant(world);
  steps = passkeySteps(world);
});
afterAll(() => world?.close());

const WRONG: [string, Odd][] = [
  ['another origin', { origin: 'http://evil.test:3000' }],
  ['a host that ends in ours', { origin: 'http://evil.localhost.evil.test' }],
  ['an origin that is none', { origin: 'null' }],
  ['another relying party', { rpId: 'evil.test' }],
  ['a page inside another page', { crossOrigin: true }],
  ['a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ['no challenge', { challenge: '' }],
  ['a person who was not verified', { unverified: true }],
  ['the other ceremony', { type: 'payment.get' }],
];
const BROKEN: [string, string][] = [
  ['nothing', '{}'],
  ['JSON cut in half', '{"id":"AA"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['numbers', '{"id":1,"rawId":1,"type":"public-key","response":{}}'],
  [
    'empty parts',
    '{"id":"AA","rawId":"AA","type":"public-key","response":{"clientDataJSON":"e30","authenticatorData":"","signature":""}}',
  ],
  [
    'a making that is none',
    '{"id":"AA","rawId":"AA","type":"public-key","response":{"clientDataJSON":"e30","attestationObject":"oA"}}',
  ],
  ['lists in lists', `{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`],
];

describe('a sign-in by passkey', () => {
  it.each(WRONG)('is refused from %s, and its challenge is used up', async (_, odd) => {
    const { key } = await steps.keyed();
    const options = await steps.askedAtDoor();
    expect(outcome(await steps.enter(key.sign(options, odd)))).toBe('422 passkey.refused');
    // What reached its challenge has spent it; what did not leaves it to whoever has it.
    const again = outcome(await steps.enter(key.sign(options)));
    expect(again.startsWith(odd.challenge === undefined && !odd.crossOrigin ? '422' : '200')).toBe(true);
  });

  it('is refused again, late, by another’s name, for another’s passkey, and with a key that is not theirs', async () => {
    const [ana, luis] = [await steps.keyed(), await steps.keyed()];
    const once = ana.key.sign(await steps.askedAtDoor());
    expect((await steps.enter(once)).status).toBe(200);
    expect(outcome(await steps.enter(once))).toBe('422 passkey.refused');
    const late = await steps.askedAtDoor();
    steps.pass(11);
    expect(outcome(await steps.enter(ana.key.sign(late)))).toBe('422 passkey.refused');
    for (const odd of [{ handle: JSON.parse(once).id }, { handle: null }, { id: luis.key.id }, { synced: true }])
      expect(outcome(await steps.enter(ana.key.sign(await steps.askedAtDoor(), odd)))).toBe('422 passkey.refused');
    expect(outcome(await steps.enter(steps.newKey().sign(await steps.askedAtDoor(), { id: ana.key.id })))).toBe(
      '422 passkey.refused',
    );
  });

  it('is taken once where two bring the same answer at once', async () => {
    const { key } = await steps.keyed();
    const once = key.sign(await steps.askedAtDoor());
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => steps.enter(once)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
  });

  it('is refused where the count went back, and its person is told; a lower count that nobody signed tells nothing', async () => {
    const { person, key } = await steps.keyed();
    expect((await steps.enter(key.sign(await steps.askedAtDoor(), { counter: 40 }))).status).toBe(200);
    const forged = JSON.parse(key.sign(await steps.askedAtDoor(), { counter: 41 }));
    const low = JSON.parse(key.sign(await steps.askedAtDoor(), { counter: 3 }));
    forged.response.authenticatorData = low.response.authenticatorData;
    expect(outcome(await steps.enter(JSON.stringify(forged)))).toBe('422 passkey.refused');
    expect((await world.mailsTo(person)).map(({ kind }) => kind)).toEqual(['passkey_added']);
    for (const counter of [40, 39, 0])
      expect(outcome(await steps.enter(key.sign(await steps.askedAtDoor(), { counter })))).toBe('422 passkey.refused');
    expect((await world.mailsTo(person)).filter(({ kind }) => kind === 'passkey_doubted')).toHaveLength(3);
    expect((await steps.enter(key.sign(await steps.askedAtDoor(), { counter: 42 }))).status).toBe(200);
  });

  it('is nothing at another tenant, nor is its challenge', async () => {
    const { key } = await steps.keyed();
    const there = passkeySteps(other);
    const away = key.sign(await there.askedAtDoor(), { origin: there.origin });
    expect(outcome(await there.enter(away))).toBe('422 passkey.refused');
    const options = await steps.askedAtDoor();
    expect(outcome(await there.enter(key.sign(options)))).toBe('422 passkey.refused');
    expect((await steps.enter(key.sign(options))).status).toBe(200);
  });

  it.each(BROKEN)('answers %s with a no, wherever it comes', async (_, credential) => {
    const { person } = await steps.keyed();
    expect(outcome(await steps.enter(credential))).toBe('422 passkey.refused');
    expect(outcome(await steps.finishWith(await steps.ticket(person), credential))).toBe('422 passkey.refused');
    expect(outcome(await steps.bring(person, credential))).toBe('422 passkey.refused');
  });

  it('takes no answer that is longer than any browser’s', async () => {
    const credential = 'x'.repeat(12_001);
    const { person } = await steps.keyed();
    const ticket = await steps.ticket(person);
    expect((await world.call(signInPasskey, { body: { credential } })).status).toBe(400);
    expect((await world.call(finishByPasskey, { body: { ticket, credential } })).status).toBe(400);
    expect((await world.call(confirmPasskey, { body: { credential }, as: person })).status).toBe(400);
  });
});

describe('the second half of a sign-in by passkey', () => {
  it('takes its own challenge alone, of its own person, and a ticket that lives', async () => {
    const [ana, luis] = [await steps.keyed(), await steps.keyed()];
    const [hers, his] = [await steps.ticket(ana.person), await steps.ticket(luis.person)];
    const refused = '422 passkey.refused';
    expect(outcome(await steps.finishWith(hers, ana.key.sign(await steps.askedAtDoor())))).toBe(refused);
    expect(outcome(await steps.finishWith(hers, ana.key.sign(await steps.askedAtDoor(his))))).toBe(refused);
    expect(outcome(await steps.finishWith(hers, luis.key.sign(await steps.askedAtDoor(hers))))).toBe(refused);
    // What was asked for the second half opens no door by itself.
    expect(outcome(await steps.enter(ana.key.sign(await steps.askedAtDoor(hers))))).toBe(refused);
    const answer = ana.key.sign(await steps.askedAtDoor(hers));
    expect((await steps.finishWith(hers, answer)).status).toBe(200);
    expect(outcome(await steps.finishWith(hers, answer))).toBe('401 session.factor_expired');
    expect(outcome(await world.call(askPasskey, { body: { ticket: hers } }))).toBe('401 session.factor_expired');
  });

  it('is slowed after five wrong answers', async () => {
    const { person, key } = await steps.keyed();
    const tries = [];
    for (let at = 0; at < 6; at++) {
      const ticket = await steps.ticket(person);
      const options = await steps.askedAtDoor(ticket);
      tries.push((await steps.finishWith(ticket, key.sign(options, { unverified: true }))).status);
    }
    expect(tries).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('adding a passkey', () => {
  it.each(WRONG.filter(([, odd]) => odd.type === undefined))('is refused from %s', async (_, odd) => {
    const person = await steps.withPassword();
    const answer = await steps.bring(person, steps.newKey().make(await steps.asked(person), odd));
    expect(outcome(answer)).toMatch(/^(422 passkey\.refused|409 passkey\.none_pending)$/);
    expect(await world.db.query('select from passkeys where user_id = $1', [person.id])).toEqual([]);
  });

  it('takes one answer to one question, of the session that asked, and no key that is somebody’s already', async () => {
    const [ana, luis] = [await steps.withPassword(), await steps.withPassword()];
    const key = steps.newKey();
    const options = await steps.asked(ana);
    expect(outcome(await steps.bring(luis, key.make(options)))).toBe('409 passkey.none_pending');
    expect(outcome(await steps.bring(ana, key.make(options)))).toBe('409 passkey.none_pending');
    good(await steps.bring(ana, key.make(await steps.asked(ana))));
    expect(outcome(await steps.bring(luis, key.make(await steps.asked(luis))))).toBe('409 passkey.known');
    const late = await steps.asked(luis);
    steps.pass(11);
    expect(outcome(await steps.bring(luis, steps.newKey().make(late)))).toBe('409 passkey.none_pending');
  });

  it('looks at no statement of an authenticator’s maker, whatever it says it is', async () => {
    for (const format of ['packed', 'tpm', 'android-safetynet', 'nobody']) {
      const person = await steps.withPassword();
      const answer = steps.newKey().make(await steps.asked(person), { format });
      expect((await steps.bring(person, answer)).status).toBe(200);
    }
  });
});

describe('a challenge', () => {
  it('is forgotten once it is too old', async () => {
    await world.standAlone();
    await steps.askedAtDoor();
    steps.pass(11);
    await sweep(world.backEnd.deps);
    expect(await world.db.query('select from passkey_challenges where tenant_id = $1', [world.tenantId])).toEqual([]);
  });
});
