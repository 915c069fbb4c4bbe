import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

test.each(['es', 'en'] as const)(
  'somebody who registers an address that has an account is told so, with a way to sign in that keeps where they were going, in %s',
  async (lang) => {
    const visitor = dashboard.visitor('aficion', lang);
    const path = '/register?next=%2Fuser%2Faccount';
    const signIn = 'href="/login?next=%2Fuser%2Faccount"';
    const before = (await visitor.get(path)).text.split(signIn).length - 1;
    const password = 'una-clave-bien-larga';
    const answer = await visitor.post(path, {
      ...{ first_name: 'Ana', last_name: 'Ruiz', email: 'investor@aficion.test', phone: '+34600111222' },
      ...{ password, password_again: password, birthday: '1990-02-03', terms: 'on', commercial: 'on' },
    });
    expect(answer.status).toBe(409);
    expect(readText(answer.text)).toContain(wordsOf(lang)('api_errors:registration.email_taken'));
    expect(answer.text.split(signIn)).toHaveLength(before + 2);
  },
);

test('a platform that hides registration leads to its sign-in and keeps where one was going', async () => {
  const answer = await dashboard.visitor('bitacora').get('/register?next=%2Fuser%2Faccount');
  expect(answer.to).toBe('/login?next=%2Fuser%2Faccount');
});
