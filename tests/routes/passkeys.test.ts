import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { problemsIn, unescaped } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { softPasskey } from '#tests/support/soft-passkey.ts';
import { type Answer, DEMO_PASSWORD, type Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const AREAS = { investor: 'user', issuer: 'entrepreneur', manager: 'manager' } as const;
const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g;
const password = { current_password: DEMO_PASSWORD };
const mainOf = ({ text }: Answer) => readText(partOf(text, 'main'));
const asked = async (visitor: Visitor, ask: string) => {
  const { options, said } = JSON.parse((await visitor.post('/resources/passkey', { ask })).text);
  return String(options ?? said);
};
const begin = (visitor: Visitor, email: string) => visitor.post('/login', { email, password: DEMO_PASSWORD });

/** Adds a passkey as the page's script would, and gives the answer that may tell recovery codes. */
async function add(visitor: Visitor, page: string, name: string) {
  const key = softPasskey(visitor.origin);
  const first = await visitor.post(page, { intent: 'add-passkey', form_id: 'add-passkey', name, ...password });
  expect(first.to).toBe(page);
  const shown = await visitor.get(page);
  const [, makes = ''] = /data-passkey-makes="([^"]*)"/.exec(shown.text) ?? [];
  const credential = key.make(unescaped(makes));
  return { key, told: await visitor.post(page, { intent: 'make-passkey', form_id: 'make-passkey', credential }) };
}

describe('a passkey', () => {
  test.each([
    ['investor', 'es'],
    ['issuer', 'en'],
    ['manager', 'es'],
  ] as const)('is added by the %s, signs in, and is taken away, in %s', async (who, lang) => {
    const words = wordsOf(lang);
    const email = `${who}@aurora.test`;
    const area = AREAS[who];
    const page = pathTo[area].secondFactor;
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(email);
    expect(mainOf(await visitor.get(page))).toContain(words('passkey:without'));
    const wrong = await visitor.post(page, { intent: 'add-passkey', form_id: 'add-passkey', name: '', ...password });
    expect(wrong.status).toBe(422);
    expect(problemsIn(wrong.text)).toHaveLength(1);
    const { key, told } = await add(visitor, page, '<b>Móvil</b>');
    expect(mainOf(told).match(CODE)).toHaveLength(10);
    expect((await visitor.get(page)).text).toContain('&lt;b&gt;Móvil&lt;/b&gt;');
    expect(mainOf(await visitor.get(pathTo[area].account))).toContain(words('factor:card.keys', { count: 1 }));

    await visitor.post('/logout');
    const signed = { intent: 'passkey', form_id: 'by-passkey', credential: key.sign(await asked(visitor, 'sign-in')) };
    const entered = await visitor.post(`/login?next=${encodeURIComponent(page)}`, signed);
    expect(entered.to).toBe(page);
    expect(dashboard.sessionOf(visitor)?.user.email).toBe(email);

    await visitor.post('/logout');
    const again = await visitor.post('/login', signed);
    expect(again.status).toBe(422);
    expect(problemsIn(again.text)).toEqual([words('api_errors:passkey.refused')]);
    expect((await begin(visitor, email)).to).toBe(pathTo.signInFactor);
    // Whoever has no script types one of the codes.
    const door = mainOf(await visitor.get(pathTo.signInFactor));
    expect(door).toContain(words('passkey:withoutSignIn'));
    expect(door).toContain(words('factor:signIn.recovery.code'));
    const credential = key.sign(await asked(visitor, 'factor'));
    expect(
      (await visitor.post(pathTo.signInFactor, { intent: 'passkey', form_id: 'factor-passkey', credential })).to,
    ).toBe(`/${area}/issuances`);

    const [, id = ''] = /name="passkey_id" value="([^"]+)"/.exec((await visitor.get(page)).text) ?? [];
    const remove = { intent: 'remove-passkey', form_id: `remove-${id}`, passkey_id: id };
    const short = await visitor.post(page, { ...remove, current_password: 'no-es-la-clave' });
    expect(problemsIn(short.text)[0]).toContain(words('validator:error_password_wrong'));
    expect((await visitor.post(page, { ...remove, ...password })).to).toBe(page);
    await visitor.post('/logout');
    expect((await begin(visitor, email)).to).toBe(`/${area}/issuances`);
  });

  test('takes the place of a code before an act, and its question is answered once', async () => {
    const words = wordsOf('es');
    const { email, id } = await addInvestor(dashboard.database);
    const visitor = dashboard.visitor();
    await visitor.signIn(email);
    const { key } = await add(visitor, pathTo.user.secondFactor, 'Móvil');
    const page = pathTo.user.wallet;
    await dashboard.database.query(
      'insert into wallets (tenant_id, user_id, address, created_at) select tenant_id, id, $2, now() from users where id = $1',
      [id, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    );
    expect((await visitor.get(page)).text).toContain('data-passkey-ask="self"');
    const sent = { intent: 'remove', form_id: 'remove' };
    const asking = await visitor.post(page, { ...sent, passkey: key.sign(await asked(visitor, 'self')) });
    // The question comes back with what was proved, to be sent once more.
    expect(mainOf(asking)).toContain(words('wallet:remove.question'));
    const fields = [...asking.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const whole = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)]));
    expect((await visitor.post(page, whole)).to).toBe(page);
    expect(await dashboard.database.query('select from wallets where user_id = $1', [id])).toEqual([]);
  });
});

describe('a question to a browser', () => {
  test('is given for a sign-in to anybody, for the rest only to whom it belongs, and is kept by nobody', async () => {
    const visitor = dashboard.visitor();
    const answer = await visitor.post('/resources/passkey', { ask: 'sign-in' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(JSON.parse(JSON.parse(answer.text).options)).toMatchObject({
      rpId: 'aurora.localhost',
      userVerification: 'required',
      allowCredentials: [],
    });
    for (const ask of ['factor', 'self', '', 'add'])
      expect(await asked(visitor, ask)).toBe(wordsOf('es')('api_errors:session.factor_expired'));
    expect(
      (await visitor.post('/resources/passkey', { ask: 'sign-in' }, { headers: { Origin: 'http://evil.test' } }))
        .status,
    ).toBe(403);
    expect((await visitor.get('/resources/passkey')).status).toBeGreaterThanOrEqual(400);
  });
});
