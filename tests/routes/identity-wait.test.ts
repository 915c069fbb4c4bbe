import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;
let person: Visitor;
let slug: string;
let title: string;
let investorId: string;

beforeAll(async () => {
  dashboard = await startDashboard();
  const investor = await addInvestor(dashboard.database);
  investorId = investor.id;
  ({ slug, title } = await addOffer(dashboard.database));
  person = dashboard.visitor();
  await person.signIn(investor.email);
});
afterAll(() => dashboard?.stop());

/** The page of an identity check that was handed in so many days ago and waits for a person to look at it. */
async function waitingPage(days: number): Promise<string> {
  await dashboard.database.query(
    `update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = now() - $2 * interval '1 day' where user_id = $1`,
    [investorId, days],
  );
  return (await person.get(`/invest/${slug}/identification`)).text;
}

test('an identity check that waits says how long it takes and by when there is an answer', async () => {
  const page = await waitingPage(0);
  expect(page).toContain('Suele tardar hasta 24 horas; a veces, 48.');
  expect(page).toContain('como muy tarde el');
});

test('the wait says so once its hours are over, and names no date that has gone by', async () => {
  const page = await waitingPage(3);
  expect(page).toContain('Está tardando más de las 48 horas previstas');
  expect(page).not.toContain('como muy tarde el');
});

test('the rail stands on the page that waits, and the way on leads to what can be done meanwhile', async () => {
  const page = await waitingPage(0);
  const [now = ''] = /<li[^>]*aria-current="step"[\s\S]*?<\/li>/.exec(page) ?? [];
  expect(now).toContain('Identidad');
  const on = await person.get(`/invest/${slug}/contribution-breakdown`);
  expect(on.to).toBe(`/invest/${slug}/invest`);
  expect((await person.get(`/invest/${slug}/invest`)).status).toBe(200);
});

test('the own lists say that the identity is being checked, with no button that leads nowhere', async () => {
  await waitingPage(0);
  const order = { amount: '150', terms_version: '1', risk_loss: 'on', risk_liquidity: 'on' };
  const placed = await person.post(`/invest/${slug}/invest`, { ...order, idempotency_key: randomUUID() });
  expect(placed.status).toBe(303);
  for (const path of ['/user/portfolio', '/user/investments']) {
    const page = readText(partOf((await person.get(path)).text, 'main'));
    expect(page, path).toContain('Esperamos la comprobación de su identidad, hasta el');
    expect(page, path).toContain('no están reservados todavía');
    expect(page, path).not.toContain('Revisar y confirmar');
  }
  await dashboard.database.query(`update kyc_checks set status = 'SUCCESS' where user_id = $1`, [investorId]);
  for (const path of ['/user/portfolio', '/user/investments']) {
    const page = readText(partOf((await person.get(path)).text, 'main'));
    expect(page, path).toContain('Revisar y confirmar');
    expect(page, path).not.toContain('Esperamos la comprobación');
  }
});

test('a transfer whose proof is sent stands in the portfolio as money on its way: sum, state, who acts', async () => {
  await dashboard.database.query(
    `update investments set status = 'PROOF_OF_PAYMENT_UPLOADED', method = 'BANK_TRANSFER', fee_cents = 200
     where user_id = $1 and status = 'CREATED'`,
    [investorId],
  );
  const main = partOf((await person.get('/user/portfolio')).text, 'main');
  const [row = ''] = (main.match(/<tr\b.*?<\/tr>/gs) ?? []).filter((each) => each.includes(title));
  expect(readText(row)).toMatch(/152,00\s€/);
  expect(readText(row)).toContain('3 tokens reservados');
  expect(readText(row)).toContain('Nos toca a nosotros');
});
