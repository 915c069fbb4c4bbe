import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#app/session/session.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { DEMO_PASSWORD, type Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());
beforeEach(() => {
  dashboard.fault = null;
  dashboard.calls.length = 0;
});

const signedIn = async (email: string, tenant = 'aurora'): Promise<Visitor> => {
  const visitor = dashboard.visitor(tenant);
  await visitor.signIn(email);
  return visitor;
};
const callsTo = (path: string) => dashboard.calls.filter((call) => call.path === path);
const tokenOf = (visitor: Visitor) => dashboard.sessionOf(visitor)?.accessToken ?? 'none';

describe('signing in', () => {
  test.each([
    ['investor', '/user/issuances'],
    ['newcomer', '/user/issuances'],
    ['issuer', '/entrepreneur/issuances'],
    ['manager', '/manager/issuances'],
  ])('leads %s to %s, and a guest page back there', async (name, home) => {
    const visitor = dashboard.visitor();
    const answer = await visitor.signIn(`${name}@aurora.test`);
    expect(answer.to).toBe(home);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await visitor.get('/login')).to).toBe(home);
    // Sent again from another window: the live session stays.
    expect((await visitor.post('/login', { email: 'x@y.test', password: 'whatever1' })).to).toBe(home);
    const page = await visitor.get(home);
    expect(page.status).toBe(200);
    expect(page.headers.get('ETag')).toBeNull();
  });

  test.each([
    ['/user/portfolio', '/user/portfolio'],
    ['/invest/x/sign?a=1', '/invest/x/sign?a=1'],
    ['//evil.example', '/user/issuances'],
    ['/\\evil.example', '/user/issuances'],
    ['https://evil.example/', '/user/issuances'],
    ['/%2F%2Fevil.example', '/user/issuances'],
    ['/a\r\nSet-Cookie: x=1', '/user/issuances'],
    ['javascript:alert(1)', '/user/issuances'],
  ])('leads on to %j only where that is ours', async (next, target) => {
    const answer = await dashboard
      .visitor()
      .post(`/login?${new URLSearchParams({ next })}`, { email: 'investor@aurora.test', password: DEMO_PASSWORD });
    expect([answer.status, answer.to]).toEqual([303, target]);
  });

  test('keeps the session when the browser closes only where that was asked for', async () => {
    const fields = { email: 'investor@aurora.test', password: DEMO_PASSWORD };
    const cookie = async (more: Record<string, string>) =>
      (await dashboard.visitor().post('/login', { ...fields, ...more })).headers
        .getSetCookie()
        .find((line) => line.startsWith('session=')) ?? '';
    const short = await cookie({});
    expect(short).toMatch(/HttpOnly/);
    expect(short).toMatch(/SameSite=Lax/);
    expect(short).not.toMatch(/Max-Age/);
    const lasting = /Max-Age=(\d+)/.exec(await cookie({ remember: 'on' }))?.[1];
    // 15 days (specification, section 4).
    expect(Number(lasting)).toBeGreaterThan(15 * 86_400 - 60);
    expect(Number(lasting)).toBeLessThanOrEqual(15 * 86_400);
  });

  test('says the same to a wrong password and to an unknown e-mail, and gives no password back', async () => {
    const pages: string[] = [];
    for (const email of ['investor@aurora.test', 'nobodyatall@aurora.test']) {
      const visitor = dashboard.visitor();
      const answer = await visitor.post('/login', { email, password: 'not-the-password-9' });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(visitor.cookies.has('session')).toBe(false);
      expect(answer.text).toContain('Los datos no coinciden con ningún usuario');
      expect(answer.text).toContain(`value="${email}"`);
      expect(answer.text).not.toContain('not-the-password-9');
      expect(answer.text).toMatch(/<title>Error: /);
      pages.push(answer.text.replaceAll(email, 'E-MAIL'));
    }
    expect(pages[0]).toBe(pages[1]);
  });

  test('keeps where they were going through a wrong password', async () => {
    const visitor = dashboard.visitor();
    const address = '/login?next=%2Fuser%2Fportfolio';
    const wrong = await visitor.post(address, { email: 'investor@aurora.test', password: 'not-the-password-9' });
    for (const page of [await visitor.get(address), wrong]) {
      const action = /<form method="post" action="([^"]*)" id="login"/.exec(page.text)?.[1];
      expect(action).toBe(address);
    }
  });

  test('names each field that is wrong, and asks the API nothing', async () => {
    const answer = await dashboard.visitor('aurora', 'en').post('/login', { email: 'no-at-sign', password: 'short' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('value="no-at-sign"');
    expect(answer.text).toContain('aria-invalid="true"');
    expect(answer.text).not.toContain('value="short"');
    expect(callsTo('/v2/user/login')).toEqual([]);
    expect((await dashboard.visitor().post('/login', new URLSearchParams('email=a@b.es&email=c@d.es'))).status).toBe(
      400,
    );
  });

  test('slows down who guesses, also with the right password, and says for how long', async () => {
    const visitor = dashboard.visitor();
    const guess = (password: string) => visitor.post('/login', { email: 'issuer@cumbre.test', password });
    for (let tries = 0; tries < 5; tries++) expect((await guess(`wrong-guess-${tries}`)).status).toBe(401);
    const answer = await guess(DEMO_PASSWORD);
    expect(answer.status).toBe(429);
    expect(answer.text).toMatch(/dentro de 1 min/);
    expect(answer.text).toContain('value="issuer@cumbre.test"');
    expect(visitor.cookies.has('session')).toBe(false);
  });
});

describe('signing out', () => {
  test('takes the cookie away and kills the token', async () => {
    const visitor = await signedIn('investor@aurora.test');
    const copy = dashboard.visitor();
    copy.cookies.set('session', visitor.cookies.get('session') ?? '');
    const answer = await visitor.post('/logout');
    expect([answer.status, visitor.cookies.has('session')]).toEqual([303, false]);
    await expect.poll(async () => (await copy.get('/user/portfolio')).to).toBe('/login?next=%2Fuser%2Fportfolio');
    expect((await visitor.get('/user/portfolio')).to).toBe('/login?next=%2Fuser%2Fportfolio');
  });

  test.each(['500', 'silence', 'reset'])('takes the cookie away at once where the API answers by %s', async (kind) => {
    const visitor = await signedIn('investor@aurora.test');
    dashboard.fault = ({ path }, response) => {
      if (path !== '/v2/user/logout') return false;
      if (kind === '500') response.writeHead(500).end();
      if (kind === 'reset') response.socket?.destroy();
      return true;
    };
    const answer = await visitor.post('/logout');
    expect([answer.status, visitor.cookies.has('session')]).toEqual([303, false]);
    // Far below the 8 s after which a hanging call is given up.
    expect(answer.ms).toBeLessThan(5000);
  });

  test('takes a form: a link signs nobody out', async () => {
    const visitor = await signedIn('investor@aurora.test');
    await visitor.get('/logout');
    expect((await visitor.get('/user/portfolio')).status).toBe(200);
    expect(JSON.stringify(callsTo('/v2/user/logout'))).not.toContain(tokenOf(visitor));
  });
});

describe('the language', () => {
  test('is chosen by the address, kept in a cookie and taken out of the address', async () => {
    const visitor = dashboard.visitor();
    const chosen = await visitor.get('/login?next=%2Fuser%2Fportfolio&lang=en');
    expect([chosen.status, chosen.to]).toEqual([302, '/login?next=%2Fuser%2Fportfolio']);
    const page = await visitor.follow(chosen);
    expect(page.text).toContain('<html lang="en"');
    expect(page.headers.get('Content-Language')).toBe('en');
    await visitor.get('/login?lang=es');
    expect((await visitor.get('/login')).text).toContain('<html lang="es"');
  });

  test('a language of an unknown name changes nothing', async () => {
    const visitor = dashboard.visitor();
    const answer = await visitor.get('/login?lang=klingon');
    expect([answer.status, answer.to, visitor.cookies.size]).toEqual([302, '/login', 0]);
  });

  test('survives the way to the sign-in page', async () => {
    const page = await dashboard.visitor().follow(await dashboard.visitor().get('/?lang=en'));
    expect(page.text).toContain('<html lang="es"');
    const visitor = dashboard.visitor();
    const asked = await visitor.follow(await visitor.get('/user/portfolio?lang=en'));
    expect(asked.text).toContain('<html lang="en"');
  });

  test.each([
    ['en-GB, es;q=0.5', 'en'],
    ['fr, en;q=0.5', 'en'],
    ['fr', 'es'],
    ['*', 'es'],
    ['', 'es'],
  ])('the language of a browser that prefers %j is %s', async (accepts, lang) => {
    const page = await dashboard.visitor().get('/login', { headers: { 'Accept-Language': accepts } });
    expect(page.text).toContain(`<html lang="${lang}"`);
  });
});

describe('a secret link', () => {
  async function secretFor(email: string, tenant = 'aurora'): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await dashboard.database.query(
      `insert into login_secrets (tenant_id, user_id, secret_hash, created_at, expires_at)
       select u.tenant_id, u.id, $1, now(), now() + interval '15 minutes' from users u join tenants t on t.id = u.tenant_id
       where u.email = $2 and t.name = $3`,
      [createHash('sha256').update(secret).digest('hex'), email, tenant],
    );
    return secret;
  }

  test('signs in by a button, once, and leaves the secret nowhere', async () => {
    const secret = await secretFor('investor@aurora.test');
    const visitor = dashboard.visitor();
    const opened = await visitor.get(`/user/portfolio?tab=1&secret=${secret}`);
    expect([opened.status, opened.to]).toEqual([302, '/login-secret?next=%2Fuser%2Fportfolio%3Ftab%3D1']);
    expect(opened.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(opened.headers.get('Cache-Control')).toBe('no-store');
    const page = await visitor.get(opened.to ?? '');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.text + opened.headers.get('Set-Cookie')).not.toContain(secret);
    // A mail scanner that follows links has redeemed nothing.
    expect(callsTo('/v2/user/login-secret')).toEqual([]);
    const done = await visitor.post('/login-secret', { next: '/user/portfolio?tab=1', intent: 'replace' });
    expect([done.status, done.to]).toEqual([303, '/user/portfolio?tab=1']);
    expect((await visitor.get('/user/portfolio')).status).toBe(200);

    const second = dashboard.visitor();
    await second.get(`/user/portfolio?secret=${secret}`);
    const refused = await second.post('/login-secret', { next: '/user/portfolio', intent: 'replace' });
    expect([refused.status, refused.to]).toEqual([303, '/login']);
    expect((await second.follow(refused)).text).toContain('El enlace ya no es válido');
    expect(second.cookies.has('session')).toBe(false);
  });

  test('a secret link of another tenant opens nothing', async () => {
    const secret = await secretFor('investor@ladrillo.test', 'ladrillo');
    const visitor = dashboard.visitor();
    await visitor.get(`/?secret=${secret}`);
    expect((await visitor.post('/login-secret', { next: '/', intent: 'replace' })).to).toBe('/login');
    const right = dashboard.visitor('ladrillo');
    await right.get(`/?secret=${secret}`);
    expect((await right.post('/login-secret', { next: '/', intent: 'replace' })).to).toBe('/user/issuances');
  });

  test('replaces a live session only when asked', async () => {
    const visitor = await signedIn('newcomer@aurora.test');
    const own = tokenOf(visitor);
    await visitor.get(`/?secret=${await secretFor('investor@aurora.test')}`);
    expect((await visitor.get('/login-secret?next=%2F')).text).toContain('value="stay"');
    await visitor.post('/login-secret', { next: '/', intent: 'stay' });
    expect(tokenOf(visitor)).toBe(own);
    expect(callsTo('/v2/user/login-secret')).toEqual([]);

    await visitor.get(`/?secret=${await secretFor('investor@aurora.test')}`);
    await visitor.post('/login-secret', { next: '/', intent: 'replace' });
    expect(dashboard.sessionOf(visitor)?.user.email).toBe('investor@aurora.test');
    // The old session does not live on beside it.
    await expect.poll(() => callsTo('/v2/user/logout').length).toBe(1);
  });

  test.each(['', 'short', 'x'.repeat(5000), "' or 1=1 --"])(
    'a secret link that is %j leads to the sign-in page',
    async (secret) => {
      const visitor = dashboard.visitor();
      const opened = await visitor.get(`/user/issuances?secret=${encodeURIComponent(secret)}`);
      expect(opened.status).toBe(302);
      const answer = await visitor.post('/login-secret', { next: '//evil.example', intent: 'replace' });
      expect([answer.status, answer.to]).toEqual([303, '/login']);
    },
  );
});

describe('the session cookie', () => {
  test('a session cookie of one tenant is no session on another, and its token never goes there', async () => {
    const visitor = await signedIn('investor@aurora.test');
    const other = dashboard.visitor('ladrillo');
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    dashboard.calls.length = 0;
    expect((await other.get('/user/portfolio')).to).toBe('/login?next=%2Fuser%2Fportfolio');
    expect((await other.post('/logout')).status).toBe(303);
    expect(JSON.stringify(dashboard.calls)).not.toContain(tokenOf(visitor));
  });

  test.each([
    ['cut short', (value: string) => value.slice(0, -5)],
    [
      'with one sign changed',
      (value: string) => value.slice(0, 60) + (value[60] === 'A' ? 'B' : 'A') + value.slice(61),
    ],
    ['with nothing in it', () => ''],
    ['made of something else', () => Buffer.from('{"user":{"role":"ADMIN"}}').toString('base64url')],
    ['sealed for another purpose', () => dashboard.sealed('email', 'aurora', { user: { roles: ['ADMIN'] } })],
    [
      'of an older shape',
      () => dashboard.sealed('session', 'aurora', { user: { roles: ['ADMIN'] }, accessToken: 'x' }),
    ],
  ])('%s is no session', async (_, change) => {
    const visitor = await signedIn('manager@aurora.test');
    visitor.cookies.set('session', change(visitor.cookies.get('session') ?? ''));
    const answer = await visitor.get('/manager/users');
    expect([answer.status, answer.to]).toEqual([302, '/login?next=%2Fmanager%2Fusers']);
    expect((await visitor.get('/login')).status).toBe(200);
  });

  test('a session whose token the API no longer accepts ends, says so, and signing in leads back', async () => {
    const visitor = await signedIn('investor@aurora.test');
    await dashboard.database.query('update access_tokens set revoked_at = now() where token_hash = $1', [
      createHash('sha256').update(tokenOf(visitor)).digest('hex'),
    ]);
    const answer = await visitor.get('/user/portfolio');
    expect([answer.status, answer.to]).toEqual([302, '/login?next=%2Fuser%2Fportfolio']);
    expect(visitor.cookies.has('session')).toBe(false);
    const page = await visitor.follow(answer);
    expect(page.text).toContain('Su sesión ha terminado');
    expect((await visitor.get('/login')).text).not.toContain('Su sesión ha terminado');
    const back = await visitor.post(answer.to ?? '', { email: 'investor@aurora.test', password: DEMO_PASSWORD });
    expect(back.to).toBe('/user/portfolio');
  });
});

describe('looking through another person’s eyes', () => {
  async function impersonating(expiresInMs = 1_200_000): Promise<{ visitor: Visitor; own: Session; theirs: Session }> {
    const own = dashboard.sessionOf(await signedIn('manager@aurora.test'));
    const theirs = dashboard.sessionOf(await signedIn('investor@aurora.test'));
    if (!own || !theirs) throw new Error('nobody is signed in');
    const visitor = dashboard.visitor();
    const expiresAt = new Date(Date.now() + expiresInMs).toISOString();
    visitor.cookies.set('session', dashboard.sealed('session', 'aurora', { ...theirs, expiresAt, backdoor: own }));
    dashboard.calls.length = 0;
    return { visitor, own, theirs };
  }

  test('shows a banner on every page and sends the person’s own token alone', async () => {
    const { visitor, own, theirs } = await impersonating();
    for (const path of ['/user/issuances', '/user/portfolio', '/user/investments']) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain('action="/resources/leave-profile"');
      expect(page.text).toContain(theirs.user.lastName);
    }
    const headers = JSON.stringify(dashboard.calls);
    expect(headers).toContain(theirs.accessToken);
    expect(headers).not.toContain(own.accessToken);
    expect((await visitor.get('/manager/users')).status).toBe(403);
  });

  test('ends with the manager’s own session, exactly as it was', async () => {
    const { visitor, own, theirs } = await impersonating();
    const answer = await visitor.post('/resources/leave-profile');
    expect([answer.status, answer.to]).toEqual([303, '/manager/users']);
    expect(dashboard.sessionOf(visitor)).toEqual(own);
    expect((await visitor.get('/manager/users')).text).not.toContain('/resources/leave-profile');
    await expect.poll(() => callsTo('/v2/user/logout').length).toBe(1);
    expect(JSON.stringify(callsTo('/v2/user/logout'))).toContain(theirs.accessToken);
    expect((await visitor.post('/resources/leave-profile')).status).toBe(403);
    expect((await dashboard.visitor().post('/resources/leave-profile')).status).toBe(403);
  });

  test('ends by itself when its time is over, and leaves the manager signed in', async () => {
    const { visitor, own } = await impersonating(-1000);
    const answer = await visitor.get('/user/portfolio');
    expect([answer.status, answer.to]).toEqual([302, '/manager/users']);
    expect(dashboard.sessionOf(visitor)).toEqual(own);
    expect((await visitor.follow(answer)).text).toContain('Ha vuelto a su perfil');
  });

  test('ends where the API no longer takes the person’s token', async () => {
    const { visitor, own, theirs } = await impersonating();
    await dashboard.database.query('update access_tokens set revoked_at = now() where token_hash = $1', [
      createHash('sha256').update(theirs.accessToken).digest('hex'),
    ]);
    expect((await visitor.get('/user/portfolio')).to).toBe('/manager/users');
    expect(dashboard.sessionOf(visitor)).toEqual(own);
  });
});

describe('an investor’s first page', () => {
  const statusOfAll = (status: string, from = 0) =>
    dashboard.database.query(
      `update issuances i set status = $1 from tenants t where t.id = i.tenant_id and t.name = 'cumbre'
         and i.id in (select id from issuances where tenant_id = t.id order by slug offset $2)`,
      [status, from],
    );

  test('is the project where there is one, and the portfolio where there is none', async () => {
    const visitor = await signedIn('newcomer@cumbre.test', 'cumbre');
    expect((await visitor.get('/user/issuances')).status).toBe(200);
    await statusOfAll('CAMPAIGN');
    await statusOfAll('DRAFT', 1);
    const one = await visitor.get('/user/issuances');
    expect(one.status).toBe(302);
    expect(one.to).toMatch(/^\/user\/issuances\/[0-9a-f-]{36}$/);
    expect((await visitor.get(one.to ?? '')).status).toBe(200);
    await statusOfAll('DRAFT');
    expect((await visitor.get('/user/issuances')).to).toBe('/user/portfolio');
  });
});
