import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { usableBankAccount } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { hashPassword } from '#backend/modules/users/password.ts';
import {
  changeBankAccount,
  getBankAccount,
  getUserBankAccount,
  sendBankAccountCode,
  takeBackBankAccount,
  takeBackByLink,
  takeBackUserBankAccount,
} from '#contract/bank-accounts.ts';
import { getUser } from '#contract/users.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

const FIRST = 'ES9121000418450200051332';
const SECOND = 'DE89370400440532013000';
const THIRD = 'FR1420041010050500013M02606';
const PASSWORD = 'una-clave-bien-larga';
let world: InvestWorld;
let hash: string;

beforeAll(async () => {
  world = await makeInvestWorld();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => world?.close());

async function addOwner(options = {}): Promise<Person> {
  const person = await world.addPerson(options);
  await world.db.query('update users set password_hash = $2 where id = $1', [person.id, hash]);
  return person;
}
const typed = (iban: string) => ({ iban, account_type: 'CURRENT' as const });
const own = async (as: Person) => good(await world.call(getBankAccount, { as })).data;
const lastMail = async (as: Person) => (await world.mailsTo(as)).at(-1);
/** A code for an account. The minute between two codes is put aside. */
async function codeFor(as: Person, iban: string): Promise<string> {
  await world.db.query("delete from rate_limits where bucket like 'code:%'");
  good(await world.call(sendBankAccountCode, { as, body: typed(iban) }));
  return /\b\d{5}\b/.exec((await lastMail(as))?.plain ?? '')?.[0] ?? '';
}
const send = (as: Person, iban: string, code: string, password = PASSWORD) =>
  world.call(changeBankAccount, { as, body: { ...typed(iban), password, code }, key: randomUUID() });
const give = async (as: Person, iban: string) => good(await send(as, iban, await codeFor(as, iban))).data;
const linkIn = async (as: Person) => /token=([\w-]+)/.exec((await lastMail(as))?.plain ?? '')?.[1] ?? '';
async function payable(person: Person): Promise<string | null> {
  const { tenants, pool, clock } = world.backEnd.deps;
  return inTenant(pool, world.tenantId, async (tx) => {
    const tenant = await tenants.load(tx, world.tenantId, world.host);
    return (await usableBankAccount({ tx, tenant, now: clock.now() }, person.id))?.iban ?? null;
  });
}

test('the first account of a verified person is theirs at once; a changed one waits 48 hours, in which nothing is payable', async () => {
  const ana = await addOwner();
  expect(await own(ana)).toMatchObject({ state: 'none', account: null, former: [], holder: ana.name });
  const first = await give(ana, 'es91 2100 0418 4502 0005 1332');
  expect(first).toMatchObject({ state: 'usable', account: { iban: 'ES91 •••• 1332', holder: ana.name } });
  expect(await payable(ana)).toBe(FIRST);

  const second = await give(ana, SECOND);
  expect(second).toMatchObject({
    state: 'waits',
    account: { iban: 'DE89 •••• 3000' },
    former: [{ iban: 'ES91 •••• 1332' }],
  });
  expect(await lastMail(ana)).toMatchObject({ kind: 'bank_account.changed' });
  expect(await payable(ana)).toBeNull();
  world.moveDays(2.01);
  expect([await payable(ana), (await own(ana)).state]).toEqual([SECOND, 'usable']);
  expect(
    outcome(
      await world.call(takeBackBankAccount, { as: ana, body: { id: second.account?.id ?? '' }, key: randomUUID() }),
    ),
  ).toBe('409 bank_account.not_waiting');
  world.moveDays(null);
});

test('the first account of somebody whose identity is not verified waits as well', async () => {
  const nobody = await addOwner();
  await world.db.query('delete from kyc_checks where user_id = $1', [nobody.id]);
  expect(await give(nobody, FIRST)).toMatchObject({ state: 'waits' });
});

test('a change asks for the right password and the mailed code, at their fields, and a code is good once', async () => {
  const ana = await addOwner();
  const code = await codeFor(ana, FIRST);
  const wrong = code === '00000' ? '11111' : '00000';
  const refusal = await send(ana, FIRST, code, 'otra-clave-larga');
  expect(outcome(refusal)).toBe('422 bank_account.password_wrong');
  expect(outcome(await send(ana, FIRST, wrong))).toBe('422 code.wrong');
  expect((await own(ana)).state).toBe('none');
  good(await send(ana, FIRST, code));
  expect(outcome(await send(ana, SECOND, code))).toBe('422 code.expired');
  expect(outcome(await world.call(sendBankAccountCode, { as: ana, body: typed(FIRST) }))).toBe('422 bank_account.same');
});

test('a code of one person opens nothing of another’s, and a code is dead after five wrong tries', async () => {
  const [ana, eva] = [await addOwner(), await addOwner()];
  const code = await codeFor(ana, FIRST);
  expect(outcome(await send(eva, FIRST, code))).toBe('422 code.expired');
  const wrong = code === '00000' ? '11111' : '00000';
  for (let left = 5; left > 0; left -= 1) expect(outcome(await send(ana, FIRST, wrong))).toBe('422 code.wrong');
  expect(outcome(await send(ana, FIRST, code))).toBe('422 code.expired');
  expect((await own(ana)).state).toBe('none');
});

test('a stranger at an open session guesses passwords as slowly as at the door', async () => {
  const ana = await addOwner();
  const code = await codeFor(ana, FIRST);
  const tries: string[] = [];
  for (let at = 0; at < 7; at += 1) tries.push(outcome(await send(ana, FIRST, code, `adivino-${at}-larga`)));
  expect(tries.slice(0, 5).every((each) => each === '422 bank_account.password_wrong')).toBe(true);
  expect(tries.at(-1)).toBe('429 bank_account.too_many');
  expect(outcome(await send(ana, FIRST, code))).toBe('429 bank_account.too_many');
  expect((await own(ana)).state).toBe('none');
});

test('two changes with one code at once: one is made', async () => {
  const ana = await addOwner();
  const code = await codeFor(ana, FIRST);
  const replies = await Promise.all([FIRST, SECOND, THIRD, FIRST].map((iban) => send(ana, iban, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await own(ana)).former).toEqual([]);
});

test('the mailed link takes a change back without a session, and further changes on top of it; once', async () => {
  const ana = await addOwner();
  await give(ana, FIRST);
  await give(ana, SECOND);
  const token = await linkIn(ana);
  await give(ana, THIRD);
  expect(await payable(ana)).toBeNull();
  good(await world.call(takeBackByLink, { body: { token } }));
  expect(await payable(ana)).toBe(FIRST);
  const { account, former } = await own(ana);
  expect(account?.iban).toBe('ES91 •••• 1332');
  expect(former.map(({ iban, taken_back }) => [iban, taken_back?.by])).toEqual([
    ['FR14 •••• 2606', 'LINK'],
    ['DE89 •••• 3000', 'LINK'],
  ]);
  expect(await lastMail(ana)).toMatchObject({ kind: 'bank_account.taken_back' });
  expect(outcome(await world.call(takeBackByLink, { body: { token } }))).toBe('409 bank_account.not_waiting');
  expect(outcome(await world.call(takeBackByLink, { body: { token: 'x'.repeat(43) } }))).toBe(
    '409 bank_account.not_waiting',
  );
});

test('a link is over with the wait', async () => {
  const ana = await addOwner();
  await give(ana, FIRST);
  await give(ana, SECOND);
  const token = await linkIn(ana);
  world.moveDays(2.01);
  expect(outcome(await world.call(takeBackByLink, { body: { token } }))).toBe('409 bank_account.not_waiting');
  world.moveDays(null);
});

test('the holder and a manager take a change back; the sheet tells who and why, and no whole number', async () => {
  const ana = await addOwner();
  await give(ana, FIRST);
  const { account } = await give(ana, SECOND);
  expect(
    outcome(await world.call(takeBackBankAccount, { as: ana, body: { id: randomUUID() }, key: randomUUID() })),
  ).toBe('409 bank_account.not_waiting');
  good(await world.call(takeBackBankAccount, { as: ana, body: { id: account?.id ?? '' }, key: randomUUID() }));
  await give(ana, THIRD);
  const params = { id: ana.id };
  const body = { reason: 'Ha llamado: no fue ella' };
  good(await world.call(takeBackUserBankAccount, { as: world.manager, params, body, key: randomUUID() }));
  const seen = good(await world.call(getUserBankAccount, { as: world.manager, params })).data;
  expect(seen.former.map(({ taken_back }) => [taken_back?.by, taken_back?.reason])).toEqual([
    ['SUPPORT', body.reason],
    ['HOLDER', null],
  ]);
  const sheet = good(await world.call(getUser, { as: world.manager, params })).data;
  const turns = sheet.history.filter(({ action }) => action.startsWith('bank_account.')).map(({ action }) => action);
  expect(turns).toEqual([
    'bank_account.taken_back',
    'bank_account.changed',
    'bank_account.taken_back',
    'bank_account.changed',
    'bank_account.added',
  ]);
  for (const iban of [FIRST, SECOND, THIRD]) {
    expect(JSON.stringify([seen, sheet, await own(ana)])).not.toContain(iban);
    expect(JSON.stringify(await world.db.query('select details from audit_log'))).not.toContain(iban);
    expect(JSON.stringify(await world.mailsTo(ana))).not.toContain(iban);
  }
});

test('a company’s account bears its name, and an issuer gives theirs as an investor does', async () => {
  const firm = await addOwner({ roles: ['ENTREPRENEUR'] });
  await world.db.query("update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1", [firm.id]);
  await world.db.query(
    "insert into company_profiles (tenant_id, user_id, organisation_name, updated_at) values ($1, $2, 'Olivar Alto, S.L.', now())",
    [world.tenantId, firm.id],
  );
  expect(await give(firm, FIRST)).toMatchObject({ state: 'usable', account: { holder: 'Olivar Alto, S.L.' } });
});

test('a person who signs in without a password is asked for the code alone', async () => {
  const ana = await world.addPerson();
  expect((await own(ana)).has_password).toBe(false);
  const code = await codeFor(ana, FIRST);
  const body = { ...typed(FIRST), code };
  good(await world.call(changeBankAccount, { as: ana, body, key: randomUUID() }));
});

test('the mail of a code says which account it is for, and not its subject the code', async () => {
  const ana = await addOwner();
  const code = await codeFor(ana, FIRST);
  const mail = await lastMail(ana);
  expect(mail?.subject).not.toContain(code);
  expect(mail?.plain).toContain('ES91 •••• 1332');
});
