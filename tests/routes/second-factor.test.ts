import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsSession } from '#domain/access/access.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ROUTES } from '#domain/access/route-table.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { shownCode } from '#tests/support/factor-steps.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { type Answer, DEMO_PASSWORD, type Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const AREAS = { investor: 'user', issuer: 'entrepreneur', manager: 'manager' } as const;
const mainOf = ({ text }: Answer) => readText(partOf(text, 'main'));
const password = { current_password: DEMO_PASSWORD };
const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g;
const begin = (visitor: Visitor, email: string) =>
  visitor.post('/login', { email, password: DEMO_PASSWORD, remember: 'on' });
const send = (visitor: Visitor, code: string, way = '') =>
  visitor.post(way ? pathTo.signInRecovery : pathTo.signInFactor, { code });

/** The key as the page writes it for typing. */
function keyIn(answer: Answer): string {
  const [found = ''] = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(mainOf(answer)) ?? [];
  return found.replaceAll(' ', '');
}

/** Codes of past steps are taken once: each next sign-in of a test forgets which was the last. */
async function forgetStep() {
  await dashboard.database.query('update authenticators set last_step = null');
}

/** Turns the second factor on as a person without script does, and signs out. */
async function setUp(visitor: Visitor, page: string): Promise<{ key: string; codes: string[] }> {
  expect((await visitor.post(page, { intent: 'begin', form_id: 'begin', ...password })).to).toBe(page);
  const shown = await visitor.get(page);
  expect(shown.text).toContain('role="img"');
  const key = keyIn(shown);
  const told = await visitor.post(page, { intent: 'confirm', form_id: 'confirm', code: shownCode(key, Date.now()) });
  expect(told.status).toBe(200);
  const codes = mainOf(told).match(CODE) ?? [];
  expect(codes).toHaveLength(10);
  expect(told.text).toContain('download=');
  // Shown once: the page itself has them no more.
  expect(mainOf(await visitor.get(page)).match(CODE)).toBeNull();
  await visitor.post('/logout');
  await forgetStep();
  return { key, codes };
}

describe('the second factor without script', () => {
  test.each([
    ['investor', 'es'],
    ['issuer', 'en'],
    ['manager', 'es'],
  ] as const)('is set, asked for, lost, and turned off by the %s, in %s', async (who, lang) => {
    const words = wordsOf(lang);
    const email = `${who}@aurora.test`;
    const area = AREAS[who];
    const page = pathTo[area].secondFactor;
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(email);
    expect((await visitor.get(pathTo[area].account)).text).toContain(`href="${page}"`);
    const wrong = await visitor.post(page, { intent: 'begin', form_id: 'begin', current_password: 'no-es-la-clave' });
    expect(wrong.status).toBe(422);
    expect(mainOf(wrong)).toContain(words('validator:error_password_wrong'));
    const { key, codes } = await setUp(visitor, page);

    expect((await begin(visitor, email)).to).toBe(pathTo.signInFactor);
    expect(dashboard.sessionOf(visitor)).toBeNull();
    expect(mainOf(await visitor.get(pathTo.signInFactor))).toContain(words('factor:signIn.totp.lead'));
    const bad = await send(visitor, '000000');
    expect(bad.status).toBe(422);
    expect(mainOf(bad)).toContain(words('validator:error_factor_wrong'));
    const short = await send(visitor, '12');
    expect(mainOf(short)).toContain(words('validator:error_totp'));
    expect((await send(visitor, shownCode(key, Date.now()))).to).toBe(`/${area}/issuances`);
    expect(dashboard.sessionOf(visitor)?.user.email).toBe(email);

    await visitor.post('/logout');
    await begin(visitor, email);
    expect((await visitor.get(pathTo.signInFactor)).text).toContain('way=recovery');
    expect(mainOf(await visitor.get(pathTo.signInRecovery))).toContain(words('factor:signIn.recovery.lead'));
    expect((await send(visitor, codes[0]?.toLowerCase() ?? '', 'recovery')).to).toBe(`/${area}/issuances`);
    expect(mainOf(await visitor.get(page))).toContain(words('factor:codes.left', { count: 9 }));

    const off = await visitor.post(page, { intent: 'remove', form_id: 'remove', ...password });
    expect(off.to).toBe(page);
    expect(mainOf(await visitor.get(page))).toContain(words('factor:begin.title'));
    await visitor.post('/logout');
    expect((await begin(visitor, email)).to).toBe(`/${area}/issuances`);
  });
});

describe('a sign-in that waits for its second factor', () => {
  test('opens no page of the product, and finishes where it was going', async () => {
    const email = 'newcomer@aurora.test';
    const owner = dashboard.visitor();
    await owner.signIn(email);
    const { key } = await setUp(owner, pathTo.user.secondFactor);
    const visitor = dashboard.visitor();
    await visitor.post(`/login?next=${encodeURIComponent('/user/portfolio')}`, { email, password: DEMO_PASSWORD });
    const open: string[] = [];
    for (const { path, access } of ROUTES.filter((rule) => needsSession(rule.access))) {
      const address = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      // A file takes no POST, whoever sends it.
      for (const answer of [
        await visitor.get(address),
        await visitor.get(`${address}.data`),
        await visitor.post(address, {}),
      ])
        if (answer.status !== 405 && !/\/login(\?|"|$)/.test(answer.to ?? answer.text))
          open.push(`${access} ${path}: ${answer.status}`);
    }
    expect(open).toEqual([]);
    expect((await send(visitor, shownCode(key, Date.now()))).to).toBe('/user/portfolio');
  });

  test('is nothing on the next tenant, nor without its first half', async () => {
    const visitor = dashboard.visitor();
    expect((await visitor.get(pathTo.signInFactor)).to).toBe('/login');
    expect((await send(visitor, '123456')).to).toBe('/login');
    await begin(visitor, 'newcomer@aurora.test');
    await dashboard.database.query(`update sign_in_tickets set expires_at = now() - interval '1 second'`);
    const late = await send(visitor, '123456');
    expect(late.to).toMatch(/^\/login/);
    expect((await visitor.get(pathTo.signInFactor)).to).toBe('/login');
  });
});
