import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const langOf = async (id: string) => {
  const [row] = await dashboard.database.query<{ lang: string }>('select lang from users where id = $1', [id]);
  return row?.lang;
};

test('a person who switches the language while signed in is mailed in it from then on', async () => {
  const { id, email } = await addInvestor(dashboard.database, { lang: 'es' });
  const visitor = dashboard.visitor('aurora', 'es');
  await visitor.signIn(email);
  expect(await langOf(id)).toBe('es');
  const switched = await visitor.get('/user/investments?lang=en');
  expect([switched.status, switched.to]).toEqual([302, '/user/investments']);
  await expect.poll(() => langOf(id)).toBe('en');
  // No language, and the same again, change nothing.
  await visitor.get('/user/investments?lang=fr');
  await visitor.get('/user/investments?lang=en');
  expect(await langOf(id)).toBe('en');
});

test('a language that is only the browser’s, or that is chosen before signing in, is nobody’s choice for their mails', async () => {
  const { id, email } = await addInvestor(dashboard.database, { lang: 'es' });
  const visitor = dashboard.visitor('aurora', 'en');
  await visitor.get('/login?lang=en');
  await visitor.signIn(email);
  expect((await visitor.get('/user/investments')).text).toContain('<html lang="en"');
  expect(await langOf(id)).toBe('es');
});

test('a manager in somebody’s profile switches what they read, not in what the person is written to', async () => {
  const { id, email } = await addInvestor(dashboard.database, { lang: 'es' });
  const [manager, person] = [dashboard.visitor('aurora', 'es'), dashboard.visitor('aurora', 'es')];
  await manager.signIn('manager@aurora.test');
  await person.signIn(email);
  const [backdoor, theirs] = [dashboard.sessionOf(manager), dashboard.sessionOf(person)];
  const visitor = dashboard.visitor('aurora', 'es');
  visitor.cookies.set('session', dashboard.sealed('session', 'aurora', { ...theirs, backdoor }));
  await visitor.get('/user/investments?lang=en');
  expect((await visitor.get('/user/investments')).text).toContain('<html lang="en"');
  expect(await langOf(id)).toBe('es');
});
