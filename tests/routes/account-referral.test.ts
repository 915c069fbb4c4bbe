import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const HERE = '/user/account/referral';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

test.each(['es', 'en'] as const)(
  'a person of a tenant with recommendations passes on a link that fills the code in, and sees initials, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { database } = dashboard;
    const [ana, eva] = [
      await addInvestor(database, { tenant: 'cumbre', lang }),
      await addInvestor(database, { tenant: 'cumbre', lang }),
    ];
    const code = lang === 'es' ? 'CDEFGHJ' : 'CDEFGHK';
    await database.query('update users set referral_code = $2 where id = $1', [ana.id, code]);
    const visitor = dashboard.visitor('cumbre', lang);
    await visitor.signIn(ana.email);
    expect((await visitor.get('/user/account')).text).toContain(`href="${HERE}"`);
    expect(readText(partOf((await visitor.get(HERE)).text, 'main'))).toContain(words('account:referral.nobody'));
    await database.query('update users set referrer_user_id = $2 where id = $1', [eva.id, ana.id]);
    const page = (await visitor.get(HERE)).text;
    const main = readText(partOf(page, 'main'));
    for (const text of [code, `/register?referral=${code}`, 'P. V.']) expect(main).toContain(text);
    expect(page).not.toContain(eva.name);
    expect(page).not.toContain(eva.email);
    const register = (await dashboard.visitor('cumbre', lang).get(`/register?referral=${code}`)).text;
    expect(register).toContain(`value="${code}"`);
  },
);

test('a tenant without recommendations shows neither card nor code', async () => {
  const visitor = dashboard.visitor();
  await visitor.signIn('investor@aurora.test');
  expect((await visitor.get('/user/account')).text).not.toContain(`href="${HERE}"`);
  const words = wordsOf('es');
  expect((await visitor.get(HERE)).text).toContain(words('account:referral.off'));
});
