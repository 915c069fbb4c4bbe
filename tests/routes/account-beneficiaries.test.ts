import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const HERE = '/user/account/beneficiaries';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const main = (page: string) => readText(partOf(page, 'main'));
const DAY = { person_1_birthday_day: '1', person_1_birthday_month: '2', person_1_birthday_year: '1980' };

describe.each([
  ['aurora', 'es'],
  ['cumbre', 'en'],
] as const)('the account of an investor of %s, in %s', (tenant, lang) => {
  const words = wordsOf(lang);

  test('says what the platform takes them for, what they answered, and on whose account they invest once they have said it', async () => {
    const who = await addInvestor(dashboard.database, { lang, tenant });
    const visitor = dashboard.visitor(tenant, lang);
    await visitor.signIn(who.email);
    const before = main((await visitor.get('/user/account')).text);
    for (const key of ['profile.title', 'profile.retail', 'profile.additional', 'beneficiaries.unsaid'])
      expect(before).toContain(words(`account:${key}`));

    const half = await visitor.post(HERE, { form_id: 'beneficiaries', acts_for: 'OTHERS', person_1_name: 'Eva Soler' });
    expect(half.status).toBe(422);
    expect(problemsIn(half.text)).toHaveLength(3);
    expect(controlIn(half.text, 'person_1_name').value).toBe('Eva Soler');

    const whole = { ...DAY, person_1_name: 'Eva Soler', person_1_country: 'ES', person_1_id_number: '12345678Z' };
    const done = await visitor.post(HERE, { form_id: 'beneficiaries', acts_for: 'OTHERS', ...whole });
    expect([done.status, done.to]).toEqual([303, '/user/account']);
    expect(main((await visitor.get('/user/account')).text)).toContain('Eva Soler');
    expect(controlIn((await visitor.get(HERE)).text, 'person_1_id_number').value).toBe('12345678Z');

    const manager = dashboard.visitor(tenant, lang);
    await manager.signIn(`manager@${tenant}.test`);
    const sheet = main((await manager.get(`/manager/users/${who.id}`)).text);
    for (const text of [words('users:facts.beneficiaries'), 'Eva Soler', '12345678Z']) expect(sheet).toContain(text);
  });
});

test('a company says who is behind its holders, and a sophisticated investor what they gave up', async () => {
  const words = wordsOf('es');
  const visitor = dashboard.visitor('aurora', 'es');
  await visitor.signIn((await addInvestor(dashboard.database, { as: 'company' })).email);
  expect(main((await visitor.get(HERE)).text)).toContain(words('account:beneficiaries.company.SELF'));
  const other = dashboard.visitor('aurora', 'es');
  await other.signIn((await addInvestor(dashboard.database, { as: 'sophisticated' })).email);
  const page = main((await other.get('/user/account')).text);
  expect(page).toContain(words('account:profile.protected.no'));
  expect(page).not.toContain(words('account:profile.retail'));
});
