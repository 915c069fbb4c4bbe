import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupedIban, shortIban } from '#domain/validation/iban.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

let dashboard: Dashboard;
let samples: DemoSamples;

beforeAll(async () => {
  dashboard = await takeDashboard();
  samples = await demoSamples(dashboard.database);
});
afterAll(() => dashboard?.stop());

const signedIn = async (name: string) => {
  const who = dashboard.visitor();
  await who.signIn(`${name}@aurora.test`);
  return who;
};

test('a bank account stands by its ends alone on the sheet of its person and on their own account, with the username on the sheet', async () => {
  const username = `usuario_${randomUUID().slice(0, 8)}`;
  const [investor] = await dashboard.database.query<{ id: string; iban: string }>(
    `update users u set username = $2 from bank_accounts b where u.tenant_id = $1 and u.email = 'investor@aurora.test'
       and b.tenant_id = u.tenant_id and b.user_id = u.id returning u.id, b.iban`,
    [samples.tenantId, username],
  );
  const iban = investor?.iban ?? '';
  await dashboard.database.query(
    "update bank_accounts set bic = 'CAIXESBBXXX', bank = 'Caja de la Prueba' where tenant_id = $1 and iban = $2",
    [samples.tenantId, iban],
  );
  const sheet = await (await signedIn('manager')).get(`/manager/users/${investor?.id}`);
  const person = await signedIn('investor');
  const own = await person.get('/user/account');
  for (const text of [shortIban(iban), 'CAIXESBBXXX', 'Caja de la Prueba', 'Cuenta corriente'])
    expect([text, sheet.text.includes(text), own.text.includes(text)]).toEqual([text, true, true]);
  for (const page of [sheet, own])
    for (const whole of [iban, groupedIban(iban)]) expect(page.text).not.toContain(whole);
  expect(sheet.text).toContain(username);
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
