import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;
let person: Visitor;
let slug: string;
let investorId: string;

beforeAll(async () => {
  dashboard = await startDashboard();
  const investor = await addInvestor(dashboard.database);
  investorId = investor.id;
  ({ slug } = await addOffer(dashboard.database));
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

test('once the hours are over it says so, and names no date that has gone by', async () => {
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
