import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proposeInstalments } from '#backend/modules/debts/propose-instalments.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { bookTokens } from '#tests/support/distribution-steps.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;
let desk: Visitor;
let issuer: Visitor;
let holder: DemoInvestor;
let project: string;

const DAY_MS = 86_400_000;

beforeAll(async () => {
  dashboard = await startDashboard();
  const { database } = dashboard;
  [desk, issuer] = [dashboard.visitor(), dashboard.visitor()];
  await desk.signIn('manager@aurora.test');
  await issuer.signIn('issuer@aurora.test');
  holder = await addInvestor(database);
  project = (await addOffer(database)).id;
  await bookTokens({ db: database, tenantId: holder.tenantId }, holder, { id: project }, 10, 85);
  await database.query(
    `update issuances set status = 'CLOSED', product_type = 'DEBT', closed_at = $3, token_expires_on = null, price = 100, finance = $4,
       issuer_user_id = (select id from users where tenant_id = $1 and email = 'issuer@aurora.test') where id = $2`,
    [
      ...[holder.tenantId, project, new Date(Date.now() - 85 * DAY_MS)],
      JSON.stringify({ annualInterestPercent: '8.00', termMonths: 12, payEveryMonths: 3, repayment: 'BULLET' }),
    ],
  );
});
afterAll(() => dashboard?.stop());

const mainOf = async (who: Visitor, path: string) => readText(partOf((await who.get(path)).text, 'main'));
const schedule = (area: string) => `/${area}/issuances/${project}/benefits?tab=schedule`;

test('the schedule of a debt stands beside its distributions for the manager and the issuer: four instalments, what is owed, and how it stands', async () => {
  for (const [who, area] of [
    [desk, 'manager'],
    [issuer, 'entrepreneur'],
  ] as const) {
    const text = await mainOf(who, schedule(area));
    expect(text).toContain('Calendario de pagos');
    expect(text).toContain('Al corriente');
    expect(text.match(/Por vencer/g)).toHaveLength(4);
    // 1,000.00 at 8 % for a quarter, and with the last one all of the capital.
    expect(text).toContain('20,00 €');
    expect(text).toContain('1.020,00 €');
  }
});

test('an instalment that is not proposed says why above the list, and leads to its page once it is', async () => {
  const { database } = dashboard;
  await database.query(
    `update bank_accounts set replaced_at = now() where tenant_id = $1 and replaced_at is null
       and user_id = (select id from users where tenant_id = $1 and email = 'issuer@aurora.test')`,
    [holder.tenantId],
  );
  expect(await mainOf(issuer, `/entrepreneur/issuances/${project}/benefits`)).toContain(
    'no se ha propuesto: el emisor no tiene cuenta bancaria',
  );
  const [person] = await database.query<{ id: string }>(
    `select id from users where tenant_id = $1 and email = 'issuer@aurora.test'`,
    [holder.tenantId],
  );
  await giveAccount({ db: database, tenantId: holder.tenantId }, { id: person?.id ?? '' }, 'ES7921000813610123456789');
  await proposeInstalments(dashboard.backEnd.deps);
  expect(await mainOf(desk, schedule('manager'))).not.toContain('no se ha propuesto');
  const page = partOf((await desk.get(schedule('manager'))).text, 'main');
  const [, href] = /href="([^"]*\/benefits\/[0-9a-f-]{36})"/.exec(page) ?? [];
  expect(await mainOf(desk, href ?? '')).toContain('Cuota 1 de 4');
});

test('a holder reads the schedule with their own part of each instalment, from their portfolio', async () => {
  const investor = dashboard.visitor();
  await investor.signIn(holder.email);
  const portfolio = partOf((await investor.get('/user/portfolio')).text, 'main');
  const path = `/user/earnings/${project}/token`;
  expect(portfolio).toContain(`href="${path}"`);
  const text = await mainOf(investor, `${path}?tab=schedule`);
  expect(text).toContain('≈ ');
  expect(text).toContain('Capital pendiente');
  // 20.00 of interest less 19 %, with its day and its project, before anything was ever paid to them.
  const figure = /Próximo pago, neto\s*16,20 €\s*\S+.*Huerta/s;
  expect(await mainOf(investor, '/user/earnings')).toMatch(figure);
  expect(await mainOf(investor, '/user/portfolio')).toMatch(figure);
});

test('a manager declares the default of a late debt from its schedule, after a question; its issuer finds no such button', async () => {
  const { database } = dashboard;
  await database.query('update issuances set closed_at = $2 where id = $1', [
    project,
    new Date(Date.now() - 120 * DAY_MS),
  ]);
  expect(await mainOf(issuer, schedule('entrepreneur'))).not.toContain('Declarar el impago');
  expect(await mainOf(desk, schedule('manager'))).toContain('Declarar el impago');
  const fields = { intent: 'default', idempotency_key: randomUUID() };
  const short = await desk.post(schedule('manager'), { ...fields, reason: 'No' });
  expect(short.status).toBe(422);
  const asked = await desk.post(schedule('manager'), { ...fields, reason: 'No paga desde enero.' });
  expect(readText(asked.text)).toContain('¿Declarar esta deuda en impago?');
  const { to } = await desk.post(schedule('manager'), { ...fields, reason: 'No paga desde enero.', confirmed: 'yes' });
  expect(to).toBe(schedule('manager'));
  const text = await mainOf(desk, schedule('manager'));
  expect(text).toContain('En impago');
  expect(text).toContain('Motivo: No paga desde enero.');
  expect(text).not.toContain('Declarar el impago');
});
