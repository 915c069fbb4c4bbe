import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccount } from '#tests/support/bank-account.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import type { DemoInvestor } from '#tests/support/demo-copies.ts';
import { paidInvestor } from '#tests/support/demo-earnings.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const CLAIM = '/user/earnings/claim';
let dashboard: Dashboard;
let samples: DemoSamples;

beforeAll(async () => {
  dashboard = await takeDashboard();
  samples = await demoSamples(dashboard.database);
});
afterAll(() => dashboard?.stop());

/** Signed in without script. */
async function claimant(lang: 'es' | 'en' = 'es') {
  const who = await paidInvestor(dashboard.database, lang);
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(who.email);
  return { who, visitor };
}
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const fieldsOf = (page: string, to: string) => ({
  to,
  ids: hidden(page, 'ids'),
  net: hidden(page, 'net'),
  idempotency_key: hidden(page, 'idempotency_key'),
});
const statusesOf = ({ id }: DemoInvestor) =>
  dashboard.database.query<{ status: string; to: string | null }>(
    'select status, claimed_to as to from earnings where user_id = $1',
    [id],
  );

test.each(['es', 'en'] as const)(
  'a person claims all to the balance from the page that asks once, in %s',
  async (lang) => {
    const { who, visitor } = await claimant(lang);
    const words = wordsOf(lang);
    const list = await visitor.get('/user/earnings');
    expect(list.text).toContain(words('earnings:claimAll'));
    const page = await visitor.get(CLAIM);
    for (const key of ['earnings:irreversible', 'earnings:bankMissing.title', 'earnings:toBalance'])
      expect(page.text).toContain(words(key));
    expect(await statusesOf(who)).toEqual([
      { status: 'PAID', to: null },
      { status: 'PAID', to: null },
    ]);
    const fields = fieldsOf(page.text, 'BALANCE');
    expect(fields.net).toBe('81.50');
    const done = await visitor.post(CLAIM, fields);
    expect([done.status, done.to]).toEqual([303, '/user/earnings']);
    for (const row of await statusesOf(who)) expect(row).toEqual({ status: 'CLAIMED', to: 'BALANCE' });
    // The page has nothing left to ask, and the form sent anew under another key leads to the list, which says so.
    expect((await visitor.get(CLAIM)).to).toBe('/user/earnings');
    const again = await visitor.post(CLAIM, { ...fields, idempotency_key: randomUUID() });
    expect([again.status, again.to]).toEqual([303, '/user/earnings']);
    expect((await visitor.get('/user/earnings')).text).toContain(
      words('api_errors:earning.not_claimable').slice(0, 30),
    );
  },
);

test('a person without an account is led to give one, and one with an account claims to it', async () => {
  const { who, visitor } = await claimant();
  const words = wordsOf('es');
  const page = await visitor.get(CLAIM);
  expect(page.text).toContain('href="/user/account/bank-account"');
  const refused = await visitor.post(CLAIM, fieldsOf(page.text, 'BANK_ACCOUNT'));
  expect([refused.status, refused.text.includes(words('api_errors:earning.no_bank_account'))]).toEqual([409, true]);
  await giveAccount({ db: dashboard.database, tenantId: samples.tenantId }, who, 'ES9121000418450200051332');
  const now = await visitor.get(CLAIM);
  expect(now.text).toContain('ES91 •••• 1332');
  const done = await visitor.post(CLAIM, fieldsOf(now.text, 'BANK_ACCOUNT'));
  expect(done.to).toBe('/user/earnings');
  expect((await visitor.get('/user/earnings')).text).toContain(words('earnings:status.nextFile'));
});

test('a bank account is asked for with all that is wrong at once, and nothing typed is lost', async () => {
  const { visitor } = await claimant();
  const words = wordsOf('es');
  const page = await visitor.get('/user/account/bank-account');
  const key = hidden(page.text, 'idempotency_key');
  const typed = { iban: 'ES9121000418450200051333', bic: 'NOPE', bank: 'Caja Prueba', account_type: 'SAVINGS' };
  const answer = await visitor.post('/user/account/bank-account', { ...typed, intent: 'code', idempotency_key: key });
  expect(answer.text).toContain(words('validator:error_iban'));
  for (const text of ['ES9121000418450200051333', 'NOPE', 'Caja Prueba'])
    expect(answer.text).toContain(`value="${text}"`);
});
