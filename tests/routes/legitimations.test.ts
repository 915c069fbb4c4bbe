import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import { addMonths, dayIn } from '#domain/time/zone.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
const until = addMonths(dayIn(new Date(), 'Europe/Madrid'), 1);

beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const dayFields = (name: string, day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { [`${name}_day`]: date, [`${name}_month`]: month, [`${name}_year`]: year };
};
const signedIn = async (email: string, lang: 'es' | 'en', tenant: string) => {
  const visitor = dashboard.visitor(tenant, lang);
  await visitor.signIn(email);
  return visitor;
};

/** A token of the tenant's investor that nothing keeps: of a project that is over. */
async function freeToken(tenant: string) {
  const [row] = await dashboard.database.query<{ issuance: string; person: string; tenant_id: string }>(
    `select h.issuance_id as issuance, h.user_id as person, h.tenant_id from issuance_holders h
     join users u on u.tenant_id = h.tenant_id and u.id = h.user_id and u.email = $1
     where h.tokens > coalesce((select sum(k.tokens) from token_holds k
       where k.user_id = h.user_id and k.issuance_id = h.issuance_id and k.ended_at is null), 0)
       and not exists (select from chain_tokens c where c.issuance_id = h.issuance_id)
     limit 1`,
    [`investor@${tenant}.test`],
  );
  if (!row) throw new Error('the investor holds nothing');
  await dashboard.database.query(`update issuances set status = 'CLOSED' where id = $1`, [row.issuance]);
  return row;
}

async function managerName(tenant: string): Promise<string> {
  const [row] = await dashboard.database.query<{ name: string }>(
    `select trim(p.first_name || ' ' || p.last_name) as name from users u join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id where u.email = $1`,
    [`manager@${tenant}.test`],
  );
  return row?.name ?? '';
}

test.each([
  ['aurora', 'es'],
  ['exeu', 'en'],
] as const)(
  'a holder has a certificate issued on a page that asks, reads its paper and gives it back; a manager issues one for them and notes its return, without script, at %s in %s',
  async (tenant, lang) => {
    const words = wordsOf(lang);
    const { issuance, person } = await freeToken(tenant);
    const holder = await signedIn(`investor@${tenant}.test`, lang, tenant);
    const manager = await signedIn(`manager@${tenant}.test`, lang, tenant);

    const form = pathTo.user.newLegitimation(issuance);
    const { text: page } = await holder.get(form);
    const fields = {
      issuance_id: issuance,
      tokens: '1',
      purpose: 'RIGHTS',
      detail: 'Junta general',
      ...dayFields('valid_until', until),
      idempotency_key: hidden(page, 'idempotency_key'),
    };
    const wrong = await holder.post(form, { ...fields, tokens: '0', detail: '' });
    expect(wrong.to).toBeNull();
    expect(wrong.text).toContain('aria-invalid');
    const asked = await holder.post(form, fields);
    expect(readText(asked.text)).toContain('Junta general');
    expect(readText(asked.text)).toContain(words('legitimations:new.button'));
    const issued = await holder.post(form, { ...fields, confirmed: 'yes' });
    const sheet = issued.to ?? '';
    expect(sheet).toMatch(/^\/user\/legitimations\/[0-9a-f-]{36}$/);
    const shown = readText((await holder.get(sheet)).text);
    expect(shown).toContain(words('legitimations:standings.STANDS'));
    const paper = await holder.get(`${sheet}/paper`);
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-']);

    // Whoever has the paper asks without an account.
    const code = /(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(shown)?.[0] ?? '';
    const number = /\d+/.exec(shown)?.[0] ?? '';
    const stranger = dashboard.visitor(tenant, lang);
    const asking = async (typed: string) =>
      readText((await stranger.post(pathTo.checkLegitimation, { number, printed_code: typed })).text);
    expect(readText((await stranger.get(pathTo.checkLegitimation)).text)).toContain(words('legitimations:check.title'));
    expect(await asking(code)).toContain(words('legitimations:check.STANDS'));
    expect(await asking('7777-7777-7777-7777-7777')).toContain(words('legitimations:check.none'));
    expect((await stranger.post(pathTo.checkLegitimation, { number: '', printed_code: '' })).status).toBe(422);

    // Many more than are free: refused where they are typed.
    const many = {
      ...fields,
      tokens: '999999',
      idempotency_key: hidden((await holder.get(form)).text, 'idempotency_key'),
    };
    const refused = await holder.post(form, { ...many, confirmed: 'yes' });
    expect(refused.to).toBeNull();
    expect(refused.text).toContain('aria-invalid');

    const giving = { intent: 'return', idempotency_key: hidden((await holder.get(sheet)).text, 'idempotency_key') };
    expect(readText((await holder.post(sheet, giving)).text)).toContain(words('legitimations:return.askText'));
    const back = await holder.follow(await holder.post(sheet, { ...giving, confirmed: 'yes' }));
    expect(readText(back.text)).toContain(words('legitimations:standings.RETURNED'));

    const theirs = pathTo.manager.newLegitimation(person);
    const forThem = {
      ...fields,
      purpose: 'PLEDGE',
      idempotency_key: hidden((await manager.get(theirs)).text, 'idempotency_key'),
      confirmed: 'yes',
    };
    const made = (await manager.post(theirs, forThem)).to ?? '';
    expect(made).toMatch(/^\/manager\/legitimations\//);
    const own = made.replace('/manager/', '/user/');
    const relied = readText((await holder.get(own)).text);
    expect(relied).toContain(words('api_errors:legitimation.relied_on'));
    expect(relied).toContain(words('legitimations:byManager'));
    // The team reads who asked in the holder's place, and gets from the certificate to the holder.
    const theirSheet = (await manager.get(made)).text;
    expect(readText(theirSheet)).toContain(words('legitimations:askedBy', { name: await managerName(tenant) }));
    expect(theirSheet).toContain(`href="${pathTo.manager.user(person)}"`);
    expect(relied).not.toContain(await managerName(tenant));
    const noting = {
      intent: 'return',
      note: 'La entidad lo devolvió',
      idempotency_key: hidden((await manager.get(made)).text, 'idempotency_key'),
    };
    expect((await manager.post(made, { ...noting, note: '' })).to).toBeNull();
    const noted = await manager.follow(await manager.post(made, noting));
    expect(readText(noted.text)).toContain('La entidad lo devolvió');
    expect(readText(noted.text)).toMatch(new RegExp(`\\d · ${await managerName(tenant)}`));
    expect(readText((await manager.get(pathTo.manager.legitimations)).text)).toContain(
      words('legitimations:standings.RETURNED'),
    );
  },
);
