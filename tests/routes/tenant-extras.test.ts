import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const PASSWORD = 'una-clave-bien-larga';
const CHAT = 'mava.app';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

const answerConsent = (visitor: Visitor, intent: 'accept' | 'refuse') =>
  visitor.post('/resources/consent', { intent, next: '/login' });
const eventOn = (page: { text: string }) => /id="analytics"[^>]* data-event="([^"]*)"/.exec(page.text)?.[1] ?? null;

/** Registers somebody at aficion as a page of ours would, and enters the mailed code. */
async function join(visitor: Visitor) {
  const email = `${randomUUID()}@persona.test`;
  const boxes = Object.fromEntries(['terms', 'commercial'].map((name) => [name, 'on']));
  const fields = { email, password: PASSWORD, password_again: PASSWORD, phone: '+34600111222', birthday: '1990-02-03' };
  expect((await visitor.post('/register', { first_name: 'Ana', last_name: 'Ruiz', ...fields, ...boxes })).to).toBe(
    '/register/code',
  );
  const mails = await dashboard.backEnd.fetch(new Request(`http://api.test/test/mails?to=${email}`));
  const { data } = (await mails.json()) as { data: { plain: string }[] };
  const code = /\b\d{5}\b/.exec(data[0]?.plain ?? '')?.[0] ?? '';
  const answer = await visitor.post('/register/code', { code });
  expect([answer.status, answer.to]).toEqual([303, '/user/issuances']);
}

test.each(['es', 'en'] as const)(
  'the box of news says that it is needed where no account is made without it, and asks elsewhere whether one wants it, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const [needed, asked] = [words('register:commercial_needed'), words('register:commercial')];
    const said = async (tenant: string) => readText((await dashboard.visitor(tenant, lang).get('/register')).text);
    expect(await said('aficion')).toContain(needed);
    expect(await said('aficion')).not.toContain(asked);
    expect(await said('aurora')).toContain(asked);
  },
);

describe('the event of a finished registration', () => {
  test('is sent once, to who has agreed', async () => {
    const visitor = dashboard.visitor('aficion');
    await answerConsent(visitor, 'accept');
    expect(eventOn(await visitor.get('/register'))).toBeNull();
    await join(visitor);
    expect(eventOn(await visitor.get('/user/account'))).toBe('aficion-alta');
    expect(eventOn(await visitor.get('/user/account'))).toBeNull();
  });

  test('waits for the answer about analytics, and goes unsent with a no', async () => {
    const [late, never] = [dashboard.visitor('aficion'), dashboard.visitor('aficion')];
    await join(late);
    expect(eventOn(await late.get('/user/account'))).toBeNull();
    await answerConsent(late, 'accept');
    expect(eventOn(await late.get('/user/account'))).toBe('aficion-alta');

    await join(never);
    await answerConsent(never, 'refuse');
    expect((await never.get('/user/account')).text).not.toContain('aficion-alta');
    expect(never.cookies.has('registered')).toBe(false);
  });

  test('is not sent for a mark that somebody made, nor for a sign-in', async () => {
    const visitor = dashboard.visitor('aficion');
    await answerConsent(visitor, 'accept');
    visitor.cookies.set('registered', 'registered');
    expect(eventOn(await visitor.get('/login'))).toBeNull();
    await visitor.signIn('investor@aficion.test');
    expect(eventOn(await visitor.get('/user/account'))).toBeNull();
  });
});

describe('the help chat', () => {
  const policyOf = async (visitor: Visitor) =>
    (await visitor.get('/login')).headers.get('Content-Security-Policy') ?? '';

  test('is asked for, and loaded only after a yes, with its own servers let in', async () => {
    const visitor = dashboard.visitor('voltio');
    const before = await visitor.get('/login');
    expect(readText(before.text)).toContain('¿Nos deja cargar un chat de ayuda de otra empresa, Mava?');
    expect(`${before.text}${await policyOf(visitor)}`).not.toMatch(/mava\.app|voltio-demo-token/);
    // Without script and without the chat there is a link to ask.
    expect(partOf(before.text, 'footer')).toContain('href="https://voltio.example/contacto"');

    await answerConsent(visitor, 'accept');
    expect((await visitor.get('/login')).text).toContain('data-chat="voltio-demo-token"');
    const policy = await policyOf(visitor);
    for (const kind of ['script-src', 'connect-src', 'frame-src'])
      expect(policy.split('; ').find((line) => line.startsWith(kind))).toContain(CHAT);

    const refusing = dashboard.visitor('voltio');
    await answerConsent(refusing, 'refuse');
    const after = await refusing.get('/login');
    expect(`${after.text}${await policyOf(refusing)}`).not.toMatch(/mava\.app|voltio-demo-token/);
  });

  test('the help chat of one tenant opens no other tenant’s pages to its servers', async () => {
    const visitor = dashboard.visitor('cumbre');
    await answerConsent(visitor, 'accept');
    const policy = await policyOf(visitor);
    expect(policy).toContain('googletagmanager');
    expect(policy).not.toContain(CHAT);
  });
});

describe('the widget of the home page', () => {
  test('says how the investor stands, as their portfolio does, where the tenant wants it', async () => {
    const visitor = dashboard.visitor('aurora');
    await visitor.signIn('investor@aurora.test');
    const home = readText(partOf((await visitor.get('/user/issuances')).text, 'main'));
    const figure = /Valor hoy (\S+ €)/.exec(home)?.[1] ?? 'none';
    expect(home).toContain('Su posición');
    expect(readText(partOf((await visitor.get('/user/portfolio')).text, 'main'))).toContain(figure);

    const other = dashboard.visitor('cumbre');
    await other.signIn('investor@cumbre.test');
    expect((await other.get('/user/issuances')).text).not.toContain('Su posición');
  });

  test('is not there for who has nothing yet, and its failure leaves the list as it is', async () => {
    const newcomer = dashboard.visitor('aurora');
    await newcomer.signIn('newcomer@aurora.test');
    expect((await newcomer.get('/user/issuances')).text).not.toContain('Su posición');

    const visitor = dashboard.visitor('aurora');
    await visitor.signIn('investor@aurora.test');
    dashboard.fault = ({ path }, response) => {
      if (!path.includes('/portfolio')) return false;
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
      return true;
    };
    const page = await visitor.get('/user/issuances');
    dashboard.fault = null;
    expect([page.status, page.text.includes('Su posición'), page.text.includes('/user/issuances/')]).toEqual([
      200,
      false,
      true,
    ]);
  });
});

describe('terms of the token', () => {
  const sheetOf = async (tenant: string, who: string, path: string) => {
    const visitor = dashboard.visitor(tenant);
    await visitor.signIn(`${who}@${tenant}.test`);
    return readText(partOf((await visitor.get(path)).text, 'main'));
  };
  /** A project of a tenant with an end, its last day and its length as a reader sees them. */
  async function ending(tenant: string) {
    const [row] = await dashboard.database.query<{
      id: string;
      slug: string;
      day: string;
      days: number;
      symbol: string;
    }>(
      `select i.id, i.slug, i.token_expires_on::text as day, i.token_symbol as symbol,
         (campaign_ends_at at time zone 'Europe/Madrid')::date - (campaign_starts_at at time zone 'Europe/Madrid')::date + 1 as days
       from issuances i join tenants t on t.id = i.tenant_id
       where t.name = $1 and i.status = 'CAMPAIGN' and i.token_expires_on is not null order by i.created_at, i.id limit 1`,
      [tenant],
    );
    if (!row) throw new Error(`${tenant} has no token with an end`);
    const date = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    return { ...row, date: date.format(new Date(row.day)) };
  }

  test('stand on the public page, the investor’s page and the sheets: name, symbol, last day, length of the campaign', async () => {
    const { id, slug, date, days, symbol } = await ending('aurora');
    const pages = [
      readText((await dashboard.visitor('aurora').get(`/invest/${slug}`)).text),
      await sheetOf('aurora', 'investor', `/user/issuances/${id}`),
      await sheetOf('aurora', 'manager', `/manager/issuances/${id}`),
    ];
    for (const page of pages) {
      expect(page).toContain(`Vencimiento del token ${date}`);
      expect(page).toContain(`Duración de la campaña ${days} días`);
      // A figure shows the symbol with the name below it, a sheet the name with its symbol.
      expect(page).toMatch(new RegExp(`Token (${symbol} \\S|.{1,80} \\(${symbol}\\))`));
    }
  });

  test('the last day stands beside a holding of the portfolio', async () => {
    const [held] = await dashboard.database.query<{ day: string }>(
      `select max(i.token_expires_on)::text as day from issuances i join ledger_accounts a on a.issuance_id = i.id
       join users u on u.id = a.user_id where u.email = 'investor@aurora.test' and a.kind = 'holding'`,
    );
    expect(held?.day).toMatch(/^\d{4}-/);
    expect(await sheetOf('aurora', 'investor', '/user/portfolio')).toMatch(/ · vence el \d{1,2} \S+ \d{4}/);
  });

  test('say who pays returns where the tenant does not', async () => {
    const { slug } = await ending('claqueta');
    expect(readText((await dashboard.visitor('claqueta').get(`/invest/${slug}`)).text)).toContain(
      'Los paga el emisor, fuera de esta plataforma',
    );
    const own = await ending('aurora');
    expect((await dashboard.visitor('aurora').get(`/invest/${own.slug}`)).text).not.toContain('Los paga el emisor');
  });
});
