import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';

const SHOWN = ['ES91 2100 0418 4502 0005 1332', 'CAIXESBBXXX', 'Caja de la Prueba', 'Cuenta corriente'];
let dashboard: Dashboard;
let samples: DemoSamples;

beforeAll(async () => {
  dashboard = await startDashboard();
  samples = await demoSamples(dashboard.database);
});
afterAll(() => dashboard?.stop());

const signedIn = async (name: string) => {
  const who = dashboard.visitor();
  await who.signIn(`${name}@aurora.test`);
  return who;
};

test('a bank account stands whole on the sheet of its person and on their own account, with the username on the sheet', async () => {
  const username = `usuario_${randomUUID().slice(0, 8)}`;
  const [investor] = await dashboard.database.query<{ id: string }>(
    `update users set username = $2 where tenant_id = $1 and email = 'investor@aurora.test' returning id`,
    [samples.tenantId, username],
  );
  const set = (bank: (string | null)[]) =>
    dashboard.database.query(
      'update user_profiles set iban = $2, bic = $3, bank = $4, account_type = $5 where user_id = $1',
      [investor?.id, ...bank],
    );
  await set(['ES9121000418450200051332', ...SHOWN.slice(1)]);
  const sheet = await (await signedIn('manager')).get(`/manager/users/${investor?.id}`);
  const person = await signedIn('investor');
  const own = await person.get('/user/account');
  for (const text of SHOWN)
    expect([text, sheet.text.includes(text), own.text.includes(text)]).toEqual([text, true, true]);
  expect(sheet.text).toContain(username);
  await set([null, null, null, null]);
  expect((await person.get('/user/account')).text).not.toContain('Su cuenta bancaria');
});

test('the referral code of an order stands on the manager’s sheet of it, and not on the issuer’s', async () => {
  await dashboard.database.query(`update investments set referral_code = 'TRAIDA77' where id = $1`, [
    samples.issuerInvestmentId,
  ]);
  const seen = await (await signedIn('manager')).get(`/manager/investments/${samples.issuerInvestmentId}`);
  expect(seen.text).toContain('Código de recomendación');
  expect(seen.text).toContain('TRAIDA77');
  const issuer = await (await signedIn('issuer')).get(`/entrepreneur/investments/${samples.issuerInvestmentId}`);
  expect(issuer.status).toBe(200);
  expect(issuer.text).not.toContain('TRAIDA77');
});
