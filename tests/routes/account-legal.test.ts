import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveAccount } from '#tests/support/bank-account.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const LANGS = ['es', 'en'] as const;
const AREAS = [
  ['issuer', '/entrepreneur/account'],
  ['manager', '/manager/account'],
] as const;
const IBAN = 'ES9121000418450200051332';
const OTHER_IBAN = 'ES7921000813610123456789';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

async function readerOf(name: string, lang: (typeof LANGS)[number] = 'es') {
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(`${name}@aurora.test`);
  return visitor;
}
async function personOf(name: string) {
  const [row] = await dashboard.database.query<{ id: string; tenant_id: string }>(
    'select id, tenant_id from users where email = $1',
    [`${name}@aurora.test`],
  );
  if (!row) throw new Error(`${name} is nobody`);
  return row;
}

/** Gives a person all that the account page tells of them. */
async function tellAll(name: string) {
  const { database } = dashboard;
  const { id, tenant_id: tenantId } = await personOf(name);
  await database.query(
    `update user_profiles set first_name = 'Elena', last_name = 'Rivas', birthday = '1980-05-17', nationality = 'ES', phone = '+34600111222',
       id_type = 'DNI', id_number = '12345678Z', address = 'Calle del Sol 4', city = 'Toledo', postal_code = '45001', province = 'Toledo',
       country = 'ES', legal_type = 'LEGAL_ENTITY' where user_id = $1`,
    [id],
  );
  await database.query('delete from company_profiles where user_id = $1', [id]);
  await database.query(
    `insert into company_profiles (tenant_id, user_id, organisation_name, tax_number, activity, updated_at)
     values ($1, $2, 'Molinos del Tajo, S.L.', 'B12345674', 'Energía', now())`,
    [tenantId, id],
  );
  await giveAccount({ db: database, tenantId }, { id }, IBAN);
}

describe.each(AREAS)('the account page of a demo %s', (name, path) => {
  test.each(LANGS)(
    'tells personal data, address, document by its end, company and bank account, and who changes them, in %s',
    async (lang) => {
      await tellAll(name);
      const words = wordsOf(lang);
      const main = partOf((await (await readerOf(name, lang)).get(path)).text, 'main');
      const text = readText(main);
      expect(text).toContain(words('account:groups.legal'));
      for (const told of ['Elena Rivas', '+34600111222', 'Calle del Sol 4, 45001 Toledo', 'DNI •••• 678Z'])
        expect(text).toContain(told);
      for (const told of ['Molinos del Tajo, S.L. · B12345674', 'Energía', 'ES91 •••• 1332'])
        expect(text).toContain(told);
      for (const whole of ['12345678Z', IBAN]) expect(main).not.toContain(whole);
      expect(text).toContain(words('account:legal.writeTo', { email: '§' }).split('§')[0]?.trim());
      expect(main).toContain(`href="${path}/bank-account"`);
      expect(main).not.toContain('href="/user/');
    },
  );

  test.each(LANGS)('says what was not given, and shows no company to who has none, in %s', async (lang) => {
    const { id } = await personOf(name);
    await dashboard.database.query(
      `update user_profiles set first_name = '', last_name = '', birthday = null, nationality = null, phone = null, id_type = null,
         id_number = null, id_country = null, id_expires_on = null, address = null, city = null, postal_code = null, province = null,
         country = null, legal_type = null where user_id = $1`,
      [id],
    );
    await dashboard.database.query('delete from company_profiles where user_id = $1', [id]);
    await dashboard.database.query('delete from bank_accounts where user_id = $1', [id]);
    const words = wordsOf(lang);
    const main = partOf((await (await readerOf(name, lang)).get(path)).text, 'main');
    const text = readText(main);
    expect(text.split(words('account:legal.none')).length - 1).toBe(3);
    expect(text).not.toContain(words('account:company.title'));
    expect(text).toContain(words(`banking:why.${name === 'manager' ? 'manager' : 'entrepreneur'}`));
  });

  test('leads to the pages that change the data whoever invests besides, and each of them opens', async () => {
    await tellAll(name);
    const { id } = await personOf(name);
    await dashboard.database.query("update users set roles = array_append(roles, 'USER') where id = $1", [id]);
    const reader = await readerOf(name);
    const main = partOf((await reader.get(path)).text, 'main');
    expect(readText(main)).not.toContain(wordsOf('es')('account:legal.writeTo', { email: '§' }).split('§')[0]?.trim());
    for (const page of ['data', 'company', 'identity']) {
      expect(main).toContain(`href="/user/account/${page}"`);
      expect((await reader.get(`/user/account/${page}`)).status).toBe(200);
    }
    await dashboard.database.query("update users set roles = array_remove(roles, 'USER') where id = $1", [id]);
  });

  test('leads to the page of the bank account, which mails a code for a right one and says at its fields what is wrong with another', async () => {
    await tellAll(name);
    const reader = await readerOf(name);
    const page = `${path}/bank-account`;
    const opened = await reader.get(page);
    expect(opened.status).toBe(200);
    expect(partOf(opened.text, 'main')).toContain(`href="${path}"`);
    const typed = { intent: 'code', form_id: 'bank-account', account_type: 'CURRENT' };
    const wrong = await reader.post(page, { ...typed, iban: 'ES9121000418450200051333' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(wordsOf('es')('validator:error_iban'));
    const sent = await reader.post(page, { ...typed, iban: OTHER_IBAN });
    expect(readText(sent.text)).toContain(`${name}@aurora.test`);
    expect(sent.text).not.toContain('aria-invalid="true"');
  });
});
