import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, ruleOf } from '#domain/access/route-table.ts';
import { APP_ROUTES, type AppRoute } from '#tests/support/app-routes.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { routeAddress } from '#tests/support/route-address.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const PEOPLE = ['nobody', 'investor', 'newcomer', 'issuer', 'manager'] as const;
type Somebody = (typeof PEOPLE)[number];
const HOMES: Record<Exclude<Somebody, 'nobody'>, string> = {
  investor: '/user/issuances',
  newcomer: '/user/issuances',
  issuer: '/entrepreneur/issuances',
  manager: '/manager/issuances',
};
/** Written out by hand (specification, section 2), not taken from the table that the app reads. */
const ENTERS: Record<string, readonly Somebody[]> = {
  '/user/': ['investor', 'newcomer'],
  '/manager/': ['manager'],
  '/entrepreneur/': ['issuer'],
  '/invest/{slug}/': ['investor', 'newcomer'],
};
const guarded = (path: string) => Object.keys(ENTERS).find((start) => path.startsWith(start));
const pages = APP_ROUTES.filter(({ isPage, path }) => isPage && path !== '*');

let dashboard: Dashboard;
let samples: DemoSamples;
const people = {} as Record<Somebody, Visitor>;
/** By person: what belongs to others and must stand on no page of theirs. */
const foreign = {} as Record<Somebody, string[]>;

beforeAll(async () => {
  dashboard = await startDashboard();
  samples = await demoSamples(dashboard.database);
  for (const name of PEOPLE) {
    people[name] = dashboard.visitor();
    if (name !== 'nobody') await people[name].signIn(`${name}@aurora.test`);
    foreign[name] = await foreignTo(name);
    if (foreign[name].length < 20) throw new Error(`the demo data hold too little that ${name} must not see`);
  }
});
afterAll(() => dashboard?.stop());

/** References, e-mails, identity numbers and accounts of other people. An issuer and a manager see their investors' own. */
async function foreignTo(name: Somebody): Promise<string[]> {
  const mine = `(select id from users where tenant_id = $1 and email = $2)`;
  const rows = await dashboard.database.query<{ value: string }>(
    `select reference as value from investments where tenant_id = $1 and user_id is distinct from ${mine}
       ${name === 'issuer' ? `and issuance_id not in (select id from issuances where issuer_user_id = ${mine})` : ''}
     union select id_number from user_profiles where tenant_id = $1 and user_id is distinct from ${mine} and id_number is not null
     union select iban from bank_accounts where tenant_id = $1 and user_id is distinct from ${mine}
     ${name === 'issuer' ? '' : `union select email from users where tenant_id = $1 and email is distinct from $2`}`,
    [samples.tenantId, `${name}@aurora.test`],
  );
  return rows.map(({ value }) => value);
}

const addressOf = (route: AppRoute) => routeAddress(route, samples);

function expectNothingForeign(who: Somebody, { text }: Answer): void {
  // The manager may see all of the tenant; a session's token nobody.
  if (who !== 'manager') expect(foreign[who].filter((value) => text.includes(value))).toEqual([]);
  const token = dashboard.sessionOf(people[who])?.accessToken;
  if (token) expect(text).not.toContain(token);
}

/** The same question to the data address of single fetch, whole and of the route alone: `[status, redirect target or null]` each. */
async function dataAnswers(who: Somebody, route: AppRoute, address: string): Promise<[number, string | null][]> {
  const id = route.file.replace(/\.tsx?$/, '');
  const found: [number, string | null][] = [];
  for (const query of ['', `?_routes=${encodeURIComponent(id)}`]) {
    const answer = await people[who].get(`${address === '/' ? '/_root' : address}.data${query}`);
    expectNothingForeign(who, answer);
    const redirect = /\["SingleFetchRedirect"|"redirect","([^"]*)"/.test(answer.text);
    found.push([answer.status, redirect ? (/"redirect","([^"]*)"/.exec(answer.text)?.[1] ?? '') : null]);
  }
  return found;
}

const writesSince = (index: number) =>
  dashboard.calls
    .slice(index)
    .filter(({ method }) => method !== 'GET')
    .map(({ path }) => path);

describe('the table of roles', () => {
  test('every page of the app stands in the table, and asks for what the table says', () => {
    const strange = pages.filter(({ path, asks }) => {
      const rule = ROUTES.find((one) => one.path === path);
      return !rule || asks.length !== 1 || asks[0] !== rule.access;
    });
    expect(strange.map(({ path, asks }) => `${path} asks for ${asks.join(' and ')}`)).toEqual([]);
    for (const { path } of pages) expect(ruleOf(path.replace(/\{\w+\}/g, 'a1'))?.path).toBe(path);
  });

  test('an area, and a step of an investment, is never open to anyone or to guests', () => {
    const open = pages.filter(({ path, asks }) => guarded(path) && asks.some((one) => /anyone|guest|public/.test(one)));
    expect(open).toEqual([]);
    expect(pages.filter(({ path }) => guarded(path)).length).toBeGreaterThan(25);
  });
});

/** Pages of one record of the investor's. */
const OTHERS = [
  '/user/investments/{id}/revoke',
  '/user/earnings/{id}/investor',
  '/user/earnings/{id}/receipt',
  '/user/earnings/{id}/bank',
  '/user/bulletin-board/{id}/edit',
  '/user/complaints/{id}',
  '/user/legitimations/{id}',
  '/user/records/{id}',
  '/user/issuances/{id}/votes',
  '/user/purchases/{id}',
];

describe('the doors of every page', () => {
  test.each(pages.filter(({ path }) => guarded(path)))('$path', async (route) => {
    const address = addressOf(route);
    const allowed = ENTERS[guarded(route.path) ?? ''] ?? [];
    for (const who of PEOPLE) {
      const answer = await people[who].get(address);
      const data = await dataAnswers(who, route, address);
      expectNothingForeign(who, answer);
      expect(answer.headers.get('Cache-Control'), `${who} at ${address}`).toBe('no-store');
      if (who === 'nobody') {
        const target = `/login?next=${encodeURIComponent(address)}`;
        expect([answer.status, answer.to, answer.text]).toEqual([302, target, '']);
        expect(data).toEqual([
          [202, target],
          [202, target],
        ]);
      } else if (!allowed.includes(who)) {
        expect([who, answer.status]).toEqual([who, 403]);
        expect(answer.text).toContain('Ups! Error 403');
        expect(data).toEqual([
          [403, null],
          [403, null],
        ]);
      } else if (who === 'newcomer' && OTHERS.includes(route.path)) {
        // Somebody else's record answers as one that does not exist.
        expect([answer.status, data]).toEqual([
          404,
          [
            [404, null],
            [404, null],
          ],
        ]);
      } else if (answer.status !== 200) {
        // A step leads to the one where the person belongs; what can no longer be done leads back to its list.
        expect([who, answer.status]).toEqual([who, 302]);
        expect(answer.to).toMatch(
          new RegExp(
            `^/invest/${samples.slug}/|^/user/issuances/|^/user/(?:investments|earnings)$|^/manager/(?:investments|payouts(?:/wallets)?|users)$|^/manager/(?:issuances|tokens)/[0-9a-f-]+$`,
          ),
        );
        expect(data[0]).toEqual([202, answer.to]);
      } else {
        expect(data[0]).toEqual([200, null]);
        expect(answer.text).toContain('<h1');
      }
    }
  });

  test.each(pages.filter(({ path, asks }) => !guarded(path) && asks[0] === 'guest'))('$path', async (route) => {
    const answer = await people.nobody.get(route.path);
    // Without what brings one there: Google's answer, a code under way, a mailed link.
    const away: Record<string, string> = {
      '/callback': '/login',
      '/register/code': '/register',
      '/login/second-factor': '/login',
      '/remember-password': '/forgot-password',
    };
    expect([answer.status, answer.to]).toEqual(away[route.path] ? [302, away[route.path]] : [200, null]);
    for (const who of ['investor', 'newcomer', 'issuer', 'manager'] as const) {
      const home = await people[who].get(route.path);
      expect([who, home.status, home.to]).toEqual([who, 302, HOMES[who]]);
    }
  });

  test('a project is public, and a live session goes on to its invest step', async () => {
    const address = `/invest/${samples.slug}`;
    const page = await people.nobody.get(address);
    expect(page.status).toBe(200);
    expectNothingForeign('nobody', page);
    for (const who of ['investor', 'newcomer', 'issuer', 'manager'] as const) {
      const answer = await people[who].get(address);
      expect([who, answer.status, answer.to]).toEqual([who, 302, `${address}/invest`]);
    }
  });

  test.each(PEOPLE)('/, /logout and /login-secret lead %s to the sign-in page', async (who) => {
    for (const address of ['/', '/logout', '/login-secret']) {
      expect([address, (await people[who].get(address)).to]).toEqual([address, '/login']);
    }
    if (who !== 'nobody') expect(dashboard.sessionOf(people[who])).not.toBeNull();
  });
});

describe('actions', () => {
  const guardedActions = pages.filter(({ path, hasAction }) => hasAction && guarded(path));

  test.each(guardedActions)('$path takes nothing from strangers', async (route) => {
    const address = addressOf(route);
    const allowed = ENTERS[guarded(route.path) ?? ''] ?? [];
    const before = dashboard.calls.length;
    for (const path of [address, `${address}.data`]) {
      const answer = await people.nobody.post(path, { intent: 'confirm', confirmed: 'yes' });
      expect(path.endsWith('.data') ? answer.text : answer.to).toContain(`/login?next=${encodeURIComponent(address)}`);
    }
    for (const who of ['investor', 'issuer', 'manager'] as const) {
      if (allowed.includes(who)) continue;
      for (const path of [address, `${address}.data`]) {
        const answer = await people[who].post(path, { intent: 'confirm', confirmed: 'yes' });
        expect([who, path, answer.status]).toEqual([who, path, 403]);
        expectNothingForeign(who, answer);
      }
    }
    // Refused before the API hears of it.
    expect(writesSince(before)).toEqual([]);
  });

  test('there are actions in every area', () => {
    expect(guardedActions.length).toBeGreaterThan(15);
  });

  test('the old data requests of one route alone are refused', async () => {
    for (const who of PEOPLE) {
      const answer = await people[who].get('/manager/users?_data=routes%2Fmanager%2Fusers');
      expect(answer.status).toBe(400);
      expectNothingForeign(who, answer);
    }
  });

  test('a private file is for its people: strangers sign in, others get 404', async () => {
    const [file] = await dashboard.database.query<{ id: string }>(
      `select id from files where tenant_id = $1 and kind = 'proof' and owner_user_id = (select user_id from investments where id = $2) limit 1`,
      [samples.tenantId, samples.investmentId],
    );
    const address = `/resources/files/${file?.id}`;
    expect((await people.nobody.get(address)).to).toBe('/login');
    expect((await people.newcomer.get(address)).status).toBe(404);
    expect((await people.nobody.get(`/resources/public-files/${file?.id}`)).status).toBe(404);
    const own = await people.investor.get(address);
    expect(own.status).toBe(200);
    expect(own.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(own.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(own.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('roles', () => {
  const setRoles = (email: string, roles: string[]) =>
    dashboard.database.query('update users set role = $2, roles = $3 where tenant_id = $4 and email = $1', [
      email,
      roles[0],
      roles,
      samples.tenantId,
    ]);
  const statuses = async (visitor: Visitor) => {
    const found: number[] = [];
    for (const home of ['/user/portfolio', '/entrepreneur/issuances', '/manager/issuances'])
      found.push((await visitor.get(home)).status);
    return found;
  };

  test.each([
    [['PREMIUM_USER'], [200, 403, 403], '/user/issuances'],
    [['CLIENT'], [403, 200, 403], '/entrepreneur/issuances'],
    [['ISSUER'], [403, 200, 403], '/entrepreneur/issuances'],
    [['ENTREPRENEUR', 'USER'], [200, 200, 403], '/entrepreneur/issuances'],
    [['USER', 'ENTREPRENEUR'], [200, 200, 403], '/user/issuances'],
    [['ADMIN', 'USER'], [200, 403, 200], '/manager/issuances'],
  ])('%j open the areas that are theirs, the first one first', async (roles, areas, home) => {
    const [row] = await dashboard.database.query<{ email: string }>(
      `update users set password_hash = (select password_hash from users where email = 'investor@aurora.test' and tenant_id = $1)
       where tenant_id = $1 and id = (select id from users where tenant_id = $1 and password_hash is null limit 1) returning email`,
      [samples.tenantId],
    );
    await setRoles(row?.email ?? '', roles);
    const visitor = dashboard.visitor();
    expect((await visitor.signIn(row?.email ?? '')).to).toBe(home);
    expect(await statuses(visitor)).toEqual(areas);
  });

  test('roles that were taken away since are refused by the API, whatever the cookie says', async () => {
    const visitor = dashboard.visitor();
    await visitor.signIn('manager@aurora.test');
    await setRoles('manager@aurora.test', ['USER']);
    try {
      for (const path of ['/manager/users', '/manager/investments', '/manager/users.data']) {
        const answer = await visitor.get(path);
        expect([path, answer.status]).toEqual([path, 403]);
        const others = foreign.investor.filter((value) => value !== 'manager@aurora.test');
        expect(others.filter((value) => answer.text.includes(value))).toEqual([]);
      }
    } finally {
      await setRoles('manager@aurora.test', ['ADMIN']);
    }
  });
});

describe('an expired session', () => {
  const expired = (who: Exclude<Somebody, 'nobody'>) => {
    const session = dashboard.sessionOf(people[who]);
    const visitor = dashboard.visitor();
    const past = new Date(Date.now() - 1000).toISOString();
    visitor.cookies.set('session', dashboard.sealed('session', 'aurora', { ...session, expiresAt: past }));
    return visitor;
  };

  test('is logged out, and signing in leads back to where they were', async () => {
    // Its own token: the API is told to forget it.
    people.investor = dashboard.visitor();
    await people.investor.signIn('investor@aurora.test');
    const visitor = expired('investor');
    const before = dashboard.calls.length;
    const answer = await visitor.get('/user/investments?tab=ordered');
    expect([answer.status, answer.to]).toEqual([
      302,
      `/login?next=${encodeURIComponent('/user/investments?tab=ordered')}`,
    ]);
    expect(visitor.cookies.has('session')).toBe(false);
    const page = await visitor.get(answer.to ?? '');
    expect(page.text).toContain('Su sesión ha terminado');
    const back = await visitor.post(answer.to ?? '', { email: 'investor@aurora.test', password: 'lonja-demo-2026' });
    expect([back.status, back.to]).toEqual([303, '/user/investments?tab=ordered']);
    expect((await visitor.get(back.to ?? '')).status).toBe(200);
    // Nobody waits for the API's answer to it.
    await expect.poll(() => writesSince(before)).toEqual(['/v2/user/logout', '/v2/user/login']);
  });

  test('does not stand in the way of a guest page, nor of a public one', async () => {
    const visitor = expired('newcomer');
    const answer = await visitor.get('/login?next=%2Fuser%2Fportfolio');
    expect([answer.status, answer.to]).toEqual([302, '/login?next=%2Fuser%2Fportfolio']);
    expect(visitor.cookies.has('session')).toBe(false);
    expect((await visitor.follow(answer)).status).toBe(200);
    expect((await expired('issuer').get(`/invest/${samples.slug}`)).status).toBe(200);
  });

  test('posts nothing', async () => {
    const before = dashboard.calls.length;
    const answer = await expired('manager').post(`/manager/users/${samples.userId}`, {
      intent: 'verify',
      confirmed: 'yes',
    });
    expect(answer.to).toContain('/login?next=');
    await expect.poll(() => writesSince(before)).toEqual(['/v2/user/logout']);
  });
});
