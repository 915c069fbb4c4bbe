import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const words = wordsOf('es');
let dashboard: Dashboard;
let desk: Visitor;
beforeAll(async () => {
  dashboard = await takeDashboard();
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

const sheetOf = async (id: string) => readText(partOf((await desk.get(`/manager/users/${id}`)).text, 'main'));

test('a manager steps into a person’s profile with a reason, is refused what speaks for them, and comes back to the list with both names kept', async () => {
  const person = await addInvestor(dashboard.database);
  const own = dashboard.sessionOf(desk);
  const short = await desk.post(`/manager/users/${person.id}`, { intent: 'enter', form_id: 'enter', reason: 'ver' });
  expect(short.status).toBe(422);
  expect(short.text).toContain('aria-invalid="true"');
  expect(dashboard.sessionOf(desk)).toEqual(own);

  const reason = 'Llama porque no encuentra la referencia del pago';
  const entered = await desk.post(`/manager/users/${person.id}`, { intent: 'enter', form_id: 'enter', reason });
  expect([entered.status, entered.to]).toEqual([303, '/user/issuances']);
  const inside = dashboard.sessionOf(desk);
  expect(inside).toMatchObject({ kind: 'user', user: { id: person.id }, backdoor: { user: { id: own?.user.id } } });
  const account = await desk.get('/user/account');
  expect(account.text).toContain('action="/resources/leave-profile"');
  expect((await desk.get(`/manager/users/${person.id}`)).status).toBe(403);
  const refused = await desk.post('/user/account/bank-account', {
    intent: 'code',
    iban: 'ES9121000418450200051332',
    account_type: 'CURRENT',
  });
  expect(refused.text).toContain(words('api_errors:access.impersonated'));

  const left = await desk.post('/resources/leave-profile');
  expect([left.status, left.to]).toEqual([303, '/manager/users']);
  expect(dashboard.sessionOf(desk)).toEqual(own);
  // The API is told without being waited for.
  await expect.poll(() => sheetOf(person.id)).toContain(words('history:action.user.profile_left'));
  const sheet = await sheetOf(person.id);
  expect(sheet).toContain(words('history:action.user.profile_entered'));
  expect(sheet).toContain(reason);
  const ours = partOf((await desk.get(`/manager/users/${own?.user.id}?tab=history`)).text, 'main');
  expect(readText(ours)).toContain(words('history:enteredOf', { name: person.name }));
  expect(ours).toContain(`href="/manager/users/${person.id}"`);
});

test('a colleague’s sheet offers no door into their profile, and an investor’s does', async () => {
  const person = await addInvestor(dashboard.database);
  const [manager] = await dashboard.database.query<{ id: string }>(
    `select id from users where tenant_id = $1 and email = 'manager@aurora.test'`,
    [person.tenantId],
  );
  const door = 'value="enter"';
  expect((await desk.get(`/manager/users/${person.id}`)).text).toContain(door);
  const own = await desk.get(`/manager/users/${manager?.id}`);
  expect(own.status).toBe(200);
  expect(own.text).not.toContain(door);
  expect(readText(partOf((await desk.get(`/manager/users/${manager?.id}/roles`)).text, 'main'))).toContain(
    words('users:roles.block.own'),
  );
});

test('a change of roles is asked with what the person gains and loses, and what was ticked goes along', async () => {
  const person = await addInvestor(dashboard.database);
  await dashboard.database.query(`update users set role = 'USER', roles = '{USER}' where id = $1`, [person.id]);
  const path = `/manager/users/${person.id}/roles`;
  const same = await desk.post(path, { roles: 'USER', role: 'USER' });
  expect(readText(same.text)).toContain(words('users:roles.same'));
  const wrong = await desk.post(path, { roles: 'USER', role: 'ADMIN' });
  expect(readText(wrong.text)).toContain(words('users:roles.block.primary'));
  const asked = await desk.post(path, { roles: 'PREMIUM_USER', role: 'PREMIUM_USER' });
  const question = readText(partOf(asked.text, 'main'));
  for (const key of ['gains', 'loses', 'asked']) expect(question).toContain(words(`users:roles.${key}`));
  const sure = await desk.post(path, { roles: 'PREMIUM_USER', role: 'PREMIUM_USER', confirmed: 'yes' });
  expect([sure.status, sure.to]).toEqual([303, `/manager/users/${person.id}`]);
  const sheet = await sheetOf(person.id);
  expect(sheet).toContain(words('statuses:role.PREMIUM_USER'));
  expect(sheet).toContain(words('history:action.user.roles_changed'));
});
