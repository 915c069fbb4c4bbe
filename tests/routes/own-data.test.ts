import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const DATA = '/user/account/data';
const LANGS = ['es', 'en'] as const;
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const FIELDS = {
  intent: 'personal',
  form_id: 'personal',
  first_name: 'Marina',
  last_name: 'Otero',
  birthday: '1985-03-02',
  nationality: 'ES',
  id_type: 'DNI',
  id_number: '12345678Z',
  phone: '600112233',
  secondary_phone: '',
  country: 'ES',
  address: 'Rúa Nova 2',
  city: 'Lugo',
  postal_code: '27001',
  province: 'Lugo',
};
const CHECKED = `insert into kyc_checks (tenant_id, user_id, status, submitted_at, created_at, updated_at)
  select tenant_id, id, 'SUCCESS', now(), now(), now() from users where id = $1`;

/** Somebody whose data are these, and were checked. */
async function checkedInvestor(lang: 'es' | 'en' = 'es') {
  const who = await addInvestor(dashboard.database);
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(who.email);
  await dashboard.database.query('delete from kyc_checks where user_id = $1', [who.id]);
  const saved = await visitor.post(DATA, FIELDS);
  expect([saved.status, saved.to]).toEqual([303, DATA]);
  await dashboard.database.query(CHECKED, [who.id]);
  const status = async () => {
    const [row] = await dashboard.database.query<{ status: string }>(
      'select status from kyc_checks where user_id = $1 order by created_at desc limit 1',
      [who.id],
    );
    return row?.status;
  };
  return { who, visitor, status };
}

describe.each(LANGS)('the page of a person’s own data, in %s', (lang) => {
  test('shows them as they are kept; a move is saved at once and said to be', async () => {
    const words = wordsOf(lang);
    const { visitor, status } = await checkedInvestor(lang);
    const page = (await visitor.get(DATA)).text;
    expect(readText(partOf(page, 'main'))).toContain(words('account:data.checked.title'));
    // Outside Spain it is asked for: it cannot be called optional.
    expect(/<label[^>]*for="[^"]*-province"[^>]*>(.*?)<\/label>/.exec(page)?.[1]).toBe(
      words('onboarding:personal.province'),
    );
    for (const name of ['first_name', 'address', 'postal_code', 'phone'] as const)
      expect(controlIn(page, name).value).toBe(FIELDS[name]);
    const saved = await visitor.post(DATA, { ...FIELDS, address: 'Calle Mayor 9', secondary_phone: '611 000 222' });
    expect([saved.status, saved.to]).toEqual([303, DATA]);
    const after = (await visitor.get(DATA)).text;
    expect(after).toContain(words('account:saved'));
    expect([controlIn(after, 'address').value, controlIn(after, 'secondary_phone').value]).toEqual([
      'Calle Mayor 9',
      '611000222',
    ]);
    expect(await status()).toBe('SUCCESS');
  });

  test('a changed name is asked about first, from what to what, and then leads to the check', async () => {
    const words = wordsOf(lang);
    const { visitor, status, who } = await checkedInvestor(lang);
    const asked = await visitor.post(DATA, { ...FIELDS, first_name: 'Mariña' });
    const question = readText(partOf(asked.text, 'main'));
    for (const text of [words('account:reopen.title'), 'Marina', 'Mariña']) expect(question).toContain(text);
    expect(await status()).toBe('SUCCESS');
    const done = await visitor.post(DATA, { ...FIELDS, first_name: 'Mariña', confirmed: 'yes' });
    expect([done.status, done.to]).toEqual([303, '/user/account/identity']);
    expect(await status()).toBe('CREATED');
    const identity = readText(partOf((await visitor.get('/user/account/identity')).text, 'main'));
    expect(identity).toContain(words('onboarding:identification.reopened.own'));
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const sheet = readText((await manager.get(`/manager/users/${who.id}?tab=history`)).text);
    for (const text of [words('users:changes.title'), 'Mariña', words('history:action.identity.changed')])
      expect(sheet).toContain(text);
  });

  test('all that is wrong is said at once, and nothing typed is lost', async () => {
    const { visitor } = await checkedInvestor(lang);
    const typed = {
      ...FIELDS,
      first_name: '',
      phone: '12',
      secondary_phone: 'abc',
      postal_code: '!',
      address: 'Aquí 1',
    };
    const answer = await visitor.post(DATA, typed);
    expect(answer.status).toBe(422);
    expect(problemsIn(answer.text)).toHaveLength(4);
    for (const name of ['first_name', 'phone', 'secondary_phone', 'postal_code'] as const)
      expect(controlIn(answer.text, name)).toEqual({ value: typed[name], isInvalid: true });
    expect(controlIn(answer.text, 'address').value).toBe('Aquí 1');
  });
});

test('a person whose check is looked at reads who they are and changes their address', async () => {
  const { visitor, who } = await checkedInvestor();
  await dashboard.database.query("update kyc_checks set status = 'MANUAL_REVIEW' where user_id = $1", [who.id]);
  const page = partOf((await visitor.get(DATA)).text, 'main');
  expect(readText(page)).toContain(wordsOf('es')('account:data.in_review.title'));
  expect(page).not.toMatch(/<input[^>]*type="text"[^>]*name="first_name"/);
  expect((await visitor.post(DATA, { ...FIELDS, city: 'Vigo', first_name: 'Marina' })).to).toBe(DATA);
  const refused = await visitor.post(DATA, { ...FIELDS, first_name: 'Otra' });
  expect(refused.status).toBe(409);
});

test('an individual has no company to fill in, and a company has its page and its way from the account', async () => {
  const words = wordsOf('es');
  const { visitor, who } = await checkedInvestor();
  const none = readText((await visitor.get('/user/account/company')).text);
  expect(none).toContain(words('account:company.none.title'));
  expect((await visitor.get('/user/account')).text).not.toContain('href="/user/account/company"');
  await dashboard.database.query("update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1", [who.id]);
  await dashboard.database.query('delete from kyc_checks where user_id = $1', [who.id]);
  expect((await visitor.get('/user/account')).text).toContain('href="/user/account/company"');
  const empty = await visitor.post('/user/account/company', { intent: 'company', form_id: 'company' });
  expect(empty.status).toBe(422);
  expect(problemsIn(empty.text).length).toBeGreaterThan(8);
});
