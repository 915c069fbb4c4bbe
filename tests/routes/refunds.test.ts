import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccount } from '#tests/support/bank-account.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { addRefunds, RETURN_HASH } from '#tests/support/demo-refunds.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const KINDS = [
  { method: 'CARD', cents: 10_250, sent: true },
  { method: 'BIZUM', cents: 5_000, late: true },
  { method: 'ETH', cents: 10_000, late: true, sent: true },
  { method: 'CARD_TERMINAL', cents: 2_000, late: true, failure: 'SIS0057' },
] as const;
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/[\s\u00a0]+/g, ' ');

test.each(['es', 'en'] as const)('both sides read every refund in %s: sum, fee, route, state, dates', async (lang) => {
  const { database } = dashboard;
  const words = wordsOf(lang);
  const investor = await addInvestor(database, { lang });
  await giveAccount({ db: database, tenantId: investor.tenantId }, investor, 'ES9121000418450200051332');
  const id = await addRefunds(database, investor, KINDS, 12_345);

  const own = dashboard.visitor('aurora', lang);
  await own.signIn(investor.email);
  const desk = dashboard.visitor('aurora', lang);
  await desk.signIn('manager@aurora.test');
  const mine = textOf((await own.get('/user/investments')).text);
  const sheet = textOf((await desk.get(`/manager/investments/${id}?tab=payments`)).text);
  const money = (amount: string) => (lang === 'es' ? `${amount} €` : `${amount.replace(',', '.')} €`);
  for (const page of [mine, sheet]) {
    for (const said of [
      `${words('investments:refundDone')} ${money('102,50')}`,
      words('investments:refund.withFee', { fee: money('2,50') }),
      words('investments:refund.by.CARD'),
      'REF-CARD',
      words('investments:refund.reason.LATE'),
      words('investments:refund.by.BIZUM'),
      words('investments:refund.noFee'),
      words('investments:refund.by.ETH', { to: '0x5290…9ee7' }),
      words(
        'investments:refund.etherSent',
        lang === 'es' ? { amount: '0,0499', fee: '0,0001' } : { amount: '0.0499', fee: '0.0001' },
      ),
      RETURN_HASH,
      words('investments:refund.byBankTo', { to: 'ES91 •••• •••• •••• •••• 1332' }),
    ]) {
      expect(page).toContain(said);
    }
    expect(page.split(words('investments:refund.withFee', { fee: money('2,50') })).length - 1).toBe(1);
  }
  // The whole account is for who has to type it at the bank.
  expect(mine.replaceAll(' ', '')).not.toContain('0418450200051332');
  const summary = textOf((await desk.get(`/manager/investments/${id}`)).text);
  expect(summary).toContain('ES91 2100 0418 4502 0005 1332');
  expect(mine).toContain(words('investments:balanceBack', { amount: money('123,45') }));
  expect(sheet).toContain(words('investments:refund.toBalance', { amount: money('123,45') }));
  expect(mine).toContain(words('investments:refund.next.failed'));
  expect(mine).not.toContain(words('investments:refund.next.managerWait'));
  expect(sheet).toContain(words('investments:refund.next.managerFailed'));
  expect(sheet).toContain(words('investments:refund.next.managerWait'));
  expect(summary).toContain(words('managed:settle.text', { amount: money('20,00') }));
});

test('the manager writes down the one that failed, and no other; then none is asked for', async () => {
  const { database } = dashboard;
  const investor = await addInvestor(database);
  await giveAccount({ db: database, tenantId: investor.tenantId }, investor, 'ES9121000418450200051332');
  const id = await addRefunds(database, investor, KINDS);
  const desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
  const path = `/manager/investments/${id}`;
  const page = (await desk.get(path)).text;
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  const form = page.slice(page.indexOf('value="settle"') - 600);
  const key = /name="idempotency_key" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const [failed] = await database.query<{ id: string }>(
    'select id from refunds where investment_id = $1 and failure is not null',
    [id],
  );
  expect(hidden('refund_id')).toBe(failed?.id);
  const fields = { intent: 'settle', sent_on: today(), bank_reference: 'TRF-77', idempotency_key: key };
  const [bizum] = await database.query<{ id: string }>(
    `select id from refunds where investment_id = $1 and method = 'BIZUM'`,
    [id],
  );
  const wrong = await desk.post(path, { ...fields, refund_id: bizum?.id ?? '', idempotency_key: crypto.randomUUID() });
  expect(wrong.status).toBe(409);
  const asked = await desk.post(path, { ...fields, refund_id: failed?.id ?? '' });
  const question = textOf(asked.text);
  for (const named of [investor.name, 'ES91 2100 0418 4502 0005 1332', '20,00 €', 'TRF-77'])
    expect(question).toContain(named);
  const [still] = await database.query<{ state: string }>('select state from refunds where id = $1', [failed?.id]);
  expect(still?.state).toBe('PENDING');
  const done = await desk.follow(await desk.post(path, { ...fields, refund_id: failed?.id ?? '', confirmed: 'yes' }));
  expect(textOf(done.text)).toContain('TRF-77');
  expect(done.text).not.toContain('value="settle"');
  const waiting = await database.query<{ method: string }>(
    `select method from refunds where investment_id = $1 and state = 'PENDING'`,
    [id],
  );
  expect(waiting).toEqual([{ method: 'BIZUM' }]);
});

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
}
