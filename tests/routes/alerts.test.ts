import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { problemsIn } from '#tests/support/form-page.ts';
import { readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const PAGE = '/user/notifications/alerts';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

test('the sum of an alert has the sign of its tenant where the tenant puts it', async () => {
  const visitor = dashboard.visitor('cumbre', 'es');
  await visitor.signIn((await addInvestor(dashboard.database, { lang: 'es', tenant: 'cumbre' })).email);
  expect((await visitor.get(PAGE)).text).toMatch(/aria-hidden="true">\$<\/span><input/);
});

test.each(['es', 'en'] as const)(
  'an investor keeps an alert without script, has what is wrong told at its field, and changes and removes it, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn((await addInvestor(dashboard.database, { lang })).email);
    expect((await visitor.get('/user/notifications')).text).toContain(`href="${PAGE}"`);
    const add = (fields: Record<string, string>) =>
      visitor.post(PAGE, {
        intent: 'add',
        form_id: 'add',
        idempotency_key: randomUUID(),
        frequency: 'DAILY',
        ...fields,
      });
    const wrong = await add({ product_type: 'DEBT', ticket_max: 'mucho' });
    expect(wrong.status).toBe(422);
    // What was typed is there.
    expect(wrong.text).toContain('value="mucho"');
    expect([(await add({ product_type: 'DEBT', ticket_max: '500' })).status]).toEqual([303]);
    const page = await visitor.get(PAGE);
    expect(readText(page.text)).toContain(words('statuses:product.DEBT'));
    const [, alert = ''] = /name="alert" value="([^"]+)"/.exec(page.text) ?? [];
    const change = { intent: 'change', form_id: `change-${alert}`, alert, frequency: 'NEVER' };
    expect((await visitor.post(PAGE, change)).to).toBe(PAGE);
    // The summary names the field, as it does of a new alert.
    const odd = await visitor.post(PAGE, { ...change, frequency: 'HOURLY' });
    expect([odd.status, problemsIn(odd.text)]).toEqual([
      422,
      [expect.stringMatching(new RegExp(`^${words('messages:alerts.often')}: .`))],
    ]);
    expect((await visitor.post(PAGE, { intent: 'remove', form_id: `remove-${alert}`, alert })).to).toBe(PAGE);
    expect((await visitor.get(PAGE)).text).not.toContain('name="alert"');
  },
);
