import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { unescaped } from '#tests/support/form-page.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const CUT = 'abc';
const CHANGED = 'x'.repeat(43);

describe.each([
  ['aurora', 'es'],
  ['vecinal', 'en'],
] as const)('%s in %s', (tenant, lang) => {
  const words = wordsOf(lang);

  test.each([
    ['/unsubscribe', 'messages:leave.gone', [CUT, CHANGED]],
    ['/project-mail', 'projects:mail.gone', [CUT, CHANGED]],
    ['/complaints/mine', 'complaints:outside.gone', [CUT, CHANGED]],
    ['/bank-account', 'banking:takeBack.gone', [CUT]],
  ] as const)('a spoilt link to %s says on its own page what happened and what to do', async (path, text, tokens) => {
    for (const token of tokens) {
      const page = await dashboard.visitor(tenant, lang).get(`${path}?token=${token}`);
      expect([token, page.status, page.to]).toEqual([token, 200, null]);
      expect(unescaped(page.text)).toContain(words(text));
      expect(page.text).not.toContain(`value="${token}"`);
    }
  });

  test.each([
    [`/remember-password?token=${CUT}`, '/forgot-password', 'password:reset_cut'],
    ['/login-secret', '/login', 'login:link_failed'],
  ])('a spoilt link to %s says on the page that helps, %s, what happened', async (link, to, text) => {
    const reader = dashboard.visitor(tenant, lang);
    const answer = await reader.get(link);
    expect(answer.to).toBe(to);
    expect(unescaped((await reader.follow(answer)).text)).toContain(words(text));
  });

  test('an altered link that undoes a change of account says so once its button is pressed, with no sign-in', async () => {
    const reader = dashboard.visitor(tenant, lang);
    const hidden = { headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' } };
    const pressed = await reader.post('/bank-account', { token: CHANGED, idempotency_key: 'k'.repeat(20) }, hidden);
    expect(pressed.to).toBe('/bank-account?token=');
    const page = unescaped((await reader.follow(pressed)).text);
    expect(page).toContain(words('banking:takeBack.gone'));
    expect(page).toContain(words('api_errors:bank_account.not_waiting'));
  });
});
