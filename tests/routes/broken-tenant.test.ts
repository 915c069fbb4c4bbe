import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';

let house: Dashboard;

beforeAll(async () => {
  house = await startDashboard();
  await house.database.query(
    `update tenants set settings = '{"orderExpiryDays": "soon"}', version = version + 1 where name = 'aurora'`,
  );
});
afterAll(() => house.stop());

test('the dashboard of a tenant whose settings do not parse shows its doors in the default look, says why nobody gets in, and serves every other', async () => {
  const visitor = house.visitor('aurora');
  const door = await visitor.get('/login');
  expect(door.status).toBe(200);
  expect(door.text).toContain('type="password"');
  const refused = await visitor.post('/login', { email: 'investor@aurora.test', password: 'lonja-demo-2026' });
  expect(refused.text).toContain('su configuración tiene un error');
  expect((await visitor.get('/nowhere')).status).toBe(404);

  const neighbour = house.visitor('ladrillo');
  await neighbour.signIn('investor@ladrillo.test');
  expect((await neighbour.get('/user/investments')).status).toBe(200);
});
