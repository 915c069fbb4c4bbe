import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccount } from '#tests/support/bank-account.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addBalance, balanceOf } from '#tests/support/demo-balance.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { partOf } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const HERE = '/user/bbva';
const WITHDRAW = '/user/bbva/withdraw';
let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const mainOf = (page: string) => partOf(page, 'main');
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';

/** An investor of the demo with 120.50 on the balance and a usable account, signed in without script. */
async function holder(lang: 'es' | 'en' = 'es', cents = 12_050) {
  const { database } = dashboard;
  const who = await addInvestor(database, { lang });
  await giveAccount({ db: database, tenantId: who.tenantId }, who, 'ES9121000418450200051332');
  if (cents > 0) await addBalance(database, who, cents);
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(who.email);
  return { who, visitor, words: wordsOf(lang) };
}

test.each(['es', 'en'] as const)('a person withdraws, sees it on its way and takes it back, in %s', async (lang) => {
  const { who, visitor, words } = await holder(lang);
  const page = await visitor.get(HERE);
  for (const key of ['balance:in.title', 'balance:in.reference', 'balance:in.qr', 'balance:moves.title'])
    expect(page.text).toContain(words(key));
  const [{ reference } = { reference: '' }] = await dashboard.database.query<{ reference: string }>(
    'select wire_reference as reference from users where id = $1',
    [who.id],
  );
  expect(page.text).toContain(reference);
  const form = await visitor.get(`${WITHDRAW}?all`);
  expect(form.text).toContain(`value="${lang === 'es' ? '120,50' : '120.50'}"`);
  const typed = lang === 'es' ? '20,50' : '20.50';
  const sent = { amount: typed, idempotency_key: hidden(form.text, 'idempotency_key') };
  const asked = await visitor.post(WITHDRAW, sent);
  expect(asked.text).toContain('ES91 •••• 1332');
  expect(await balanceOf(dashboard.database, who)).toBe(12_050);
  const done = await visitor.post(WITHDRAW, { ...sent, confirmed: 'yes' });
  expect([done.status, done.to]).toEqual([303, HERE]);
  expect(await balanceOf(dashboard.database, who)).toBe(10_000);
  // The same form once more does nothing more.
  await visitor.post(WITHDRAW, { ...sent, confirmed: 'yes' });
  expect(await balanceOf(dashboard.database, who)).toBe(10_000);
  const after = await visitor.get(HERE);
  expect(after.text).toContain(words('balance:out.title'));
  const back = { intent: 'cancel', id: hidden(after.text, 'id'), idempotency_key: randomUUID() };
  expect((await visitor.post(HERE, back)).text).toContain(words('balance:cancel.button'));
  const undone = await visitor.post(HERE, { ...back, confirmed: 'yes' });
  expect([undone.status, undone.to]).toEqual([303, HERE]);
  expect(await balanceOf(dashboard.database, who)).toBe(12_050);
});

test('a sum that is not free, no sum, or a sum of another language is said at its field, and what was typed stays', async () => {
  const { who, visitor, words } = await holder();
  const key = hidden((await visitor.get(WITHDRAW)).text, 'idempotency_key');
  const typed = ['120,51', '', 'diez', '-1', '0', '1.5.0', '12,345', '１２', '9'.repeat(40)];
  for (const amount of typed) {
    const answer = await visitor.post(WITHDRAW, { amount, idempotency_key: key, confirmed: 'yes' });
    expect([amount, answer.status, answer.text.includes(words('balance:form.amount'))]).toEqual([amount, 422, true]);
    if (amount) expect(answer.text).toContain(`value="${amount}"`);
  }
  expect(await balanceOf(dashboard.database, who)).toBe(12_050);
});

test('a person without money, without an account or with a changed one reads what to do instead of a form', async () => {
  const none = await holder('es', 0);
  expect((await none.visitor.get(WITHDRAW)).text).toContain(none.words('balance:form.nothing.title'));
  const { who, visitor, words } = await holder();
  const { database } = dashboard;
  await database.query("update bank_accounts set usable_from = now() + interval '1 day' where user_id = $1", [who.id]);
  expect((await visitor.get(WITHDRAW)).text).toContain(words('balance:form.waits.title'));
  await database.query('update bank_accounts set replaced_at = now() where user_id = $1', [who.id]);
  const page = await visitor.get(WITHDRAW);
  expect(page.text).toContain(words('balance:form.noAccount.title'));
  expect(page.text).toContain('href="/user/account/bank-account"');
});

test('another person’s withdrawal cannot be taken back by its id', async () => {
  const { who, visitor } = await holder();
  const form = await visitor.get(WITHDRAW);
  await visitor.post(WITHDRAW, {
    amount: '1',
    confirmed: 'yes',
    idempotency_key: hidden(form.text, 'idempotency_key'),
  });
  const [row] = await dashboard.database.query<{ id: string }>('select id from payouts where user_id = $1', [who.id]);
  const other = await holder();
  const sent = { intent: 'cancel', id: row?.id ?? '', idempotency_key: randomUUID(), confirmed: 'yes' };
  await other.visitor.post(HERE, sent);
  expect(await balanceOf(dashboard.database, who)).toBe(11_950);
  expect(await balanceOf(dashboard.database, other.who)).toBe(12_050);
});

test('a tenant without balances says so, and its menu leaves the page out', async () => {
  const { visitor } = await holder();
  expect((await visitor.get('/user/issuances')).text).toContain('href="/user/bbva"');
  const bare = dashboard.visitor('claqueta');
  await bare.signIn('investor@claqueta.test');
  const page = await bare.get(HERE);
  expect([page.status, page.text.includes('href="/user/bbva"')]).toEqual([200, false]);
});

test.each([
  ['es', 'Tarjeta · Transferencia bancaria'],
  ['en', 'Card · Bank transfer'],
] as const)(
  'a tenant without balances names its own ways to pay and no sums where there is no money, on the page and where one withdraws, in %s',
  async (lang, ways) => {
    const who = await addInvestor(dashboard.database, { lang, tenant: 'claqueta' });
    const visitor = dashboard.visitor('claqueta', lang);
    await visitor.signIn(who.email);
    const words = wordsOf(lang);
    for (const address of [HERE, WITHDRAW]) {
      const { text } = await visitor.get(address);
      const main = mainOf(text);
      expect(main).toContain(words('balance:off.title', { tenant: 'Claqueta' }));
      expect(main).toContain(words('balance:off.text'));
      expect(main).toContain(words('balance:off.ways', { ways }));
      for (const key of ['balance:available', 'balance:form.nothing.title', 'balance:form.amount'])
        expect([address, key, main.includes(words(key))]).toEqual([address, key, false]);
      expect(main).not.toMatch(/0[.,]00/);
    }
  },
);

test('a tenant that keeps no balances any more shows what is left, and its person withdraws it', async () => {
  const { database } = dashboard;
  const who = await addInvestor(database, { lang: 'es', tenant: 'claqueta' });
  await giveAccount({ db: database, tenantId: who.tenantId }, who, 'ES9121000418450200051332');
  await addBalance(database, who, 12_050);
  const visitor = dashboard.visitor('claqueta', 'es');
  await visitor.signIn(who.email);
  const words = wordsOf('es');
  const page = mainOf((await visitor.get(HERE)).text);
  for (const key of ['balance:off.left', 'balance:available', 'balance:moves.title'])
    expect(page).toContain(words(key));
  const form = mainOf((await visitor.get(`${WITHDRAW}?all`)).text);
  expect(form).toContain('value="120,50"');
  expect(form).not.toContain(words('balance:off.text'));
});
