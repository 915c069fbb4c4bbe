import { randomUUID } from 'node:crypto';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#contract/user-deletion.ts';
import { beginWallet, dropWalletChallenge, getOwnWallet, proveWallet, removeWallet } from '#contract/wallets.ts';
import { listWhitelistPeople, validateWhitelistPeople } from '#contract/whitelist.ts';
import { FACTOR_PASSWORD, factorSteps } from '#tests/support/factor-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let factors: ReturnType<typeof factorSteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  factors = factorSteps(world);
});
afterAll(() => world?.close());

const key = () => privateKeyToAccount(generatePrivateKey());
const own = async (as: Person) => good(await world.call(getOwnWallet, { as })).data;
const begin = (as: Person, address: string) => world.call(beginWallet, { body: { address }, as });
type Proof = { code?: string; current_password?: string };
const prove = (as: Person, signature: string, proof: Proof = {}) =>
  world.call(proveWallet, { body: { signature, ...proof }, as });
/** The words that wait for somebody's wallet. */
async function wordsFor(as: Person, account: PrivateKeyAccount): Promise<string> {
  return good(await begin(as, account.address)).data.challenge?.message ?? '';
}
async function proved(as: Person, account = key(), proof: Proof = {}): Promise<string> {
  const signature = await account.signMessage({ message: await wordsFor(as, account) });
  good(await prove(as, signature, proof));
  return account.address;
}
const fieldsOf = ({ body }: { body: object }) => ('fields' in body ? Object.keys(body.fields as object) : []);

describe('a wallet', () => {
  it('is nobody’s duty, and becomes a person’s by the signature of its key, once', async () => {
    const [ana, account] = [await world.addPerson(), key()];
    expect(await own(ana)).toEqual({ wallet: null, challenge: null, asks: 'nothing', passkey: false });
    const message = await wordsFor(ana, account);
    for (const part of [account.address, world.host]) expect(message).toContain(part);
    const signature = await account.signMessage({ message });
    const { wallet, challenge } = good(await prove(ana, ` ${signature}\n`)).data;
    expect([wallet?.address, challenge]).toEqual([account.address, null]);
    expect(wallet?.proved_at).not.toBeNull();
    expect(outcome(await prove(ana, signature))).toBe('409 wallet.not_asked');
    expect((await world.mailsTo(ana)).map(({ kind }) => kind)).toEqual(['wallet.proved']);
    const [line] = await world.db.query(
      "select details from audit_log where user_id = $1 and action = 'wallet.proved'",
      [ana.id],
    );
    expect(line).toEqual({ details: { from: null, to: account.address } });
  });

  it('is not taken by another’s signature, other words, another chain’s, or what is no signature', async () => {
    const [ana, eva, account] = [await world.addPerson(), await world.addPerson(), key()];
    const message = await wordsFor(ana, account);
    const evas = await wordsFor(eva, account);
    const wrong = [
      await key().signMessage({ message }),
      await account.signMessage({ message: message.replace('.', '!') }),
      await account.signMessage({ message: message.replace(' Clave', ' Red: 137. Clave') }),
      await account.signMessage({ message: evas }),
      await account.sign({ hash: `0x${'12'.repeat(32)}` }),
      'no es una firma',
      '0x',
    ];
    for (const signature of wrong) {
      const answer = await prove(ana, signature);
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['signature']]);
    }
    expect((await own(ana)).wallet).toBeNull();
    good(await prove(ana, await account.signMessage({ message })));
  });

  it('asks for words that are still good: new ones void the old, they end after a quarter of an hour, and can be taken back', async () => {
    const [ana, account] = [await world.addPerson(), key()];
    const first = await account.signMessage({ message: await wordsFor(ana, account) });
    const second = await account.signMessage({ message: await wordsFor(ana, account) });
    expect((await prove(ana, first)).status).toBe(422);
    await world.db.query("update wallet_challenges set expires_at = now() - interval '1 second' where user_id = $1", [
      ana.id,
    ]);
    expect((await own(ana)).challenge).toBeNull();
    expect(outcome(await prove(ana, second))).toBe('409 wallet.not_asked');
    const third = await account.signMessage({ message: await wordsFor(ana, account) });
    expect(good(await world.call(dropWalletChallenge, { as: ana })).data.challenge).toBeNull();
    expect(outcome(await prove(ana, third))).toBe('409 wallet.not_asked');
  });

  it('is written down once where two windows bring its signature together, and belongs to one account', async () => {
    const [ana, eva, account] = [await world.addPerson(), await world.addPerson(), key()];
    const signature = await account.signMessage({ message: await wordsFor(ana, account) });
    const both = await Promise.all([prove(ana, signature), prove(ana, signature)]);
    expect(both.map(outcome).sort()).toEqual(['200', '409 wallet.not_asked']);
    const evas = await account.signMessage({ message: await wordsFor(eva, account) });
    expect(outcome(await prove(eva, evas))).toBe('409 wallet.taken');
    expect((await own(eva)).wallet).toBeNull();
  });

  it('says at its field what is wrong with an address', async () => {
    const ana = await world.addPerson();
    for (const address of ['0x12', 'ana.eth', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', `0x${'0'.repeat(40)}`]) {
      const answer = await begin(ana, address);
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['address']]);
    }
    const { challenge } = good(await begin(ana, '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).data;
    expect(challenge?.address).toBe('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  });

  it('counts signatures, so that nobody tries for ever', async () => {
    const [ana, account] = [await world.addPerson(), key()];
    await wordsFor(ana, account);
    const wrong = await key().signMessage({ message: 'otra' });
    const said = [];
    for (let at = 0; at < 12; at += 1) said.push(outcome(await prove(ana, wrong)));
    expect(said.at(-1)).toBe('429 wallet.too_many');
  });
});

describe('the person who proves a wallet', () => {
  it('brings the second factor where they have one, and the password where they have that alone', async () => {
    const { person, key: secret } = await factors.secured();
    const account = key();
    expect((await own(person)).asks).toBe('factor');
    const signature = await account.signMessage({ message: await wordsFor(person, account) });
    const without = await prove(person, signature);
    expect([without.status, fieldsOf(without)]).toEqual([422, ['code']]);
    expect(outcome(await prove(person, signature, { code: '000000' }))).toBe('422 session.factor_wrong');
    good(await prove(person, signature, { code: factors.code(secret) }));

    const other = await factors.withPassword();
    expect((await own(other)).asks).toBe('password');
    const signed = await account.signMessage({ message: 'x' });
    expect(outcome(await prove(other, signed))).toBe('409 wallet.not_asked');
    const theirs = key();
    const right = await theirs.signMessage({ message: await wordsFor(other, theirs) });
    expect(fieldsOf(await prove(other, right, { current_password: 'no-es-esta' }))).toEqual(['current_password']);
    good(await prove(other, right, { current_password: FACTOR_PASSWORD }));
    expect(fieldsOf(await world.call(removeWallet, { body: {}, as: other }))).toEqual(['current_password']);
    const gone = good(await world.call(removeWallet, { body: { current_password: FACTOR_PASSWORD }, as: other }));
    expect(gone.data.wallet).toBeNull();
    expect((await world.mailsTo(other)).map(({ kind }) => kind)).toContain('wallet.removed');
  });
});

it('an account that ends takes its wallet and the words that wait along, and the address is free for another', async () => {
  const [ana, eva, account] = [await world.addPerson(), await world.addPerson(), key()];
  await proved(ana, account);
  await wordsFor(ana, key());
  good(
    await world.call(deleteUser, {
      params: { id: ana.id },
      body: { reason: 'Lo pide por escrito' },
      as: world.manager,
      key: randomUUID(),
    }),
  );
  expect(await world.db.query('select from wallet_challenges where user_id = $1', [ana.id])).toEqual([]);
  expect(await world.db.query('select from wallets where user_id = $1', [ana.id])).toEqual([]);
  expect(await proved(eva, account)).toBe(account.address);
});

describe('another wallet', () => {
  it('waits to be admitted on each list anew, and is admitted beside the one before', async () => {
    const ana = await world.addPerson();
    const offer = await world.addOffer();
    await orderAt(orderSteps(world), ana, offer, 2, 'CHARGED');
    const first = await proved(ana);
    const params = { id: offer.id };
    const people = async () => good(await world.call(listWhitelistPeople, { params, as: world.manager })).data;
    const admit = () => world.call(validateWhitelistPeople, { params, body: { ids: [ana.id] }, as: world.manager });
    good(await admit());
    expect(await people()).toEqual([]);
    expect((await own(ana)).wallet).toMatchObject({ address: first, approved_on: 1 });
    const second = await proved(ana);
    expect((await own(ana)).wallet).toMatchObject({ address: second, approved_on: 0 });
    expect((await people()).map(({ id, wallet }) => [id, wallet])).toEqual([[ana.id, second]]);
    good(await admit());
    expect((await own(ana)).wallet?.approved_on).toBe(1);
    expect(await people()).toEqual([]);
  });

  it('brings nobody back whom a list has turned away', async () => {
    const eva = await world.addPerson();
    const offer = await world.addOffer();
    await orderAt(orderSteps(world), eva, offer, 2, 'CHARGED');
    await proved(eva);
    const params = { id: offer.id };
    good(await world.call(validateWhitelistPeople, { params, body: { ids: [eva.id] }, as: world.manager }));
    await world.db.query("update whitelist_entries set state = 'REVOKED', reason = 'Vendida' where user_id = $1", [
      eva.id,
    ]);
    await proved(eva);
    expect(good(await world.call(listWhitelistPeople, { params, as: world.manager })).data).toEqual([]);
  });
});
