import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dashboard, type Fault, startDashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const PORTFOLIO = '/v2/pfp/portfolio';
const FORGOT = '/v2/auth/forgot-password';
const HUGE_BYTES = 9 * 1024 * 1024;

let dashboard: Dashboard;
let investor: Visitor;
let slug: string;

beforeAll(async () => {
  dashboard = await startDashboard();
  investor = dashboard.visitor();
  await investor.signIn('investor@aurora.test');
  slug = await openSlug();
});
afterAll(() => dashboard?.stop());
beforeEach(() => {
  dashboard.fault = null;
  dashboard.calls.length = 0;
});

/** A project of which the investor may order now. */
async function openSlug(): Promise<string> {
  const { tenantId } = await demoSamples(dashboard.database);
  const rows = await dashboard.database.query<{ slug: string }>(
    `select slug from issuances where tenant_id = $1 and status = 'CAMPAIGN' and campaign_ends_at > now()`,
    [tenantId],
  );
  for (const row of rows) if ((await investor.get(`/invest/${row.slug}/invest`)).status === 200) return row.slug;
  throw new Error('the demo investor may order nothing');
}

/** What the API does to calls of one path, whatever their query. */
const on = (path: string, deal: (response: ServerResponse, nth: number) => boolean | unknown): Fault => {
  let nth = 0;
  return (call, response) => {
    if (call.path.split('?')[0] !== path) return false;
    nth += 1;
    return deal(response, nth) !== false;
  };
};
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
const reset = (response: ServerResponse) => response.socket?.destroy();
const callsTo = (path: string) => dashboard.calls.filter((call) => call.path.split('?')[0] === path);

/** A page that says something, in words of ours, and none of a machine's. */
function expectPage({ text, headers }: Answer): void {
  expect(headers.get('Content-Type')).toContain('text/html');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(text).toMatch(/<h1>[^<]+<\/h1>/);
  expect(text).not.toMatch(/undefined|\[object Object\]|NaN|ECONN|at \w+ \(|ApiFailure/);
}

describe('a page whose data do not come', () => {
  test('waits for nobody: no API', async () => {
    await dashboard.closeApi();
    const answer = await investor.get('/user/portfolio');
    const data = await investor.get('/user/portfolio.data');
    await dashboard.openApi();
    expect([answer.status, data.status]).toEqual([503, 503]);
    expectPage(answer);
    expect(answer.text).toContain('Estamos de mantenimiento');
    expect(answer.text).toContain('Vuelva a intentarlo en unos minutos');
    // Something to tell the people of the platform, and a way out.
    expect(answer.text).toMatch(/Referencia para el equipo de soporte: (<!-- -->)?[\w-]{36}/);
    expect(answer.text).toContain('href="/"');
    expect(dashboard.sessionOf(investor)).not.toBeNull();
    expect((await investor.get('/user/portfolio')).status).toBe(200);
  });

  test('asks once more after a reset, and shows the page', async () => {
    dashboard.fault = on(PORTFOLIO, (response, nth) => (nth === 1 ? reset(response) : false));
    expect((await investor.get('/user/portfolio')).status).toBe(200);
    expect(callsTo(PORTFOLIO)).toHaveLength(2);
  });

  test('asks twice and no more', async () => {
    dashboard.fault = on(PORTFOLIO, reset);
    const answer = await investor.get('/user/portfolio');
    expect(answer.status).toBe(502);
    expectPage(answer);
    expect(callsTo(PORTFOLIO)).toHaveLength(2);
  });

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('asks once more after a %i', async (status) => {
    dashboard.fault = on(PORTFOLIO, (response, nth) => (nth === 1 ? json(status, {})(response) : false));
    expect((await investor.get('/user/portfolio')).status).toBe(200);
    dashboard.fault = on(PORTFOLIO, json(status, { error: 'error_default' }));
    dashboard.calls.length = 0;
    const answer = await investor.get('/user/portfolio');
    expect(answer.status).toBe(status);
    expectPage(answer);
    expect(answer.text).toContain(`Ups! Error ${status}`);
    expect(callsTo(PORTFOLIO)).toHaveLength(2);
  });

  test.each([400, 404, 410, 422])('believes a %i at once', async (status) => {
    dashboard.fault = on(PORTFOLIO, json(status, { error: 'a.code.nobody.knows' }));
    const answer = await investor.get('/user/portfolio');
    expect(answer.status).toBe(status);
    expectPage(answer);
    expect(answer.text).not.toContain('a.code.nobody.knows');
    expect(callsTo(PORTFOLIO)).toHaveLength(1);
  });

  test('says what is missing after a 403, and keeps the session', async () => {
    dashboard.fault = on(PORTFOLIO, json(403, { error: 'session.role' }));
    const answer = await investor.get('/user/portfolio');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('No tiene permisos suficientes');
    expect(dashboard.sessionOf(investor)).not.toBeNull();
  });

  test('signs out after a 401, without a loop', async () => {
    const visitor = dashboard.visitor();
    await visitor.signIn('newcomer@aurora.test');
    dashboard.fault = on(PORTFOLIO, json(401, { error: 'session.ended' }));
    const answer = await visitor.get('/user/portfolio?year=2026');
    expect(answer.to).toBe(`/login?next=${encodeURIComponent('/user/portfolio?year=2026')}`);
    const page = await visitor.follow(answer);
    expect([page.status, visitor.cookies.has('session')]).toEqual([200, false]);
    expect(page.text).toContain('Su sesión ha terminado');
  });

  const ODD: [string, (response: ServerResponse) => unknown][] = [
    ['HTML', (to) => to.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><h1>Proxy</h1></html>')],
    ['nothing', (to) => to.writeHead(200).end()],
    ['204', (to) => to.writeHead(204).end()],
    ['null', json(200, null)],
    ['an empty object', json(200, {})],
    ['a list for an object', json(200, { data: [] })],
    ['numbers for texts', json(200, { data: { value: 12.5, holdings: 'none' } })],
    ['half of a JSON text', (to) => to.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{"hold')],
    [
      'less than it announced',
      (to) => {
        to.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' }).write('{"data":{');
        to.socket?.destroySoon();
      },
    ],
    [
      'nine megabytes',
      (to) => to.writeHead(200, { 'Content-Type': 'application/json' }).end(`{"data":"${'x'.repeat(HUGE_BYTES)}"}`),
    ],
    ['a redirect elsewhere', (to) => to.writeHead(302, { Location: 'http://169.254.169.254/' }).end()],
  ];
  test.each(ODD)('is an error page where the answer is %s', async (_, deal) => {
    dashboard.fault = on(PORTFOLIO, deal);
    const answer = await investor.get('/user/portfolio');
    expect(answer.status).toBe(502);
    expectPage(answer);
    expect(answer.text).toContain('Hemos recibido una respuesta que no podemos usar');
    expect(answer.text).not.toContain('Proxy');
    expect(answer.ms).toBeLessThan(6000);
  });

  test('shows crawlers no error page', async () => {
    dashboard.fault = on(`/v2/pfp/public/issuances/${slug}`, json(500, {}));
    const bot = { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } };
    const answer = await dashboard.visitor().get(`/invest/${slug}`, bot);
    expect([answer.status, answer.text]).toEqual([500, '']);
  });
});

/** The order's form as its page sends it. */
async function orderForm(amount: string): Promise<Record<string, string>> {
  const { text } = await investor.get(`/invest/${slug}/invest`);
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
  const [terms_version, idempotency_key] = [hidden('terms_version'), hidden('idempotency_key')];
  expect([terms_version, idempotency_key]).not.toContain('');
  return { form_id: 'amount', amount, terms_version, idempotency_key, risk_loss: 'on', risk_liquidity: 'on' };
}

const keyIn = ({ text }: Answer) => /name="idempotency_key" value="([^"]*)"/.exec(text)?.[1];

describe('a form whose answer does not come', () => {
  const orderPath = () => `/v2/pfp/invest/${slug}/order`;

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is sent once, whatever a %i may mean', async (status) => {
    dashboard.fault = on(FORGOT, json(status, {}));
    const answer = await dashboard.visitor().post('/forgot-password', { email: 'ana@persona.test' });
    expect(answer.status).toBe(status);
    expectPage(answer);
    expect(answer.text).toContain('value="ana@persona.test"');
    expect(callsTo(FORGOT)).toHaveLength(1);
  });

  test('says that it could not be sent where nobody listens, and keeps what was typed', async () => {
    const visitor = dashboard.visitor('ladrillo');
    await visitor.get('/login');
    await dashboard.closeApi();
    const forgot = await visitor.post('/forgot-password', { email: 'ana@persona.test' });
    const login = await visitor.post('/login', { email: 'ana@persona.test', password: 'a-password-9' });
    await dashboard.openApi();
    for (const answer of [forgot, login]) {
      expect(answer.status).toBe(503);
      expectPage(answer);
      expect(answer.text).toContain('No hemos podido conectar con el servicio');
      expect(answer.text).toContain('value="ana@persona.test"');
      expect(answer.text).not.toContain('a-password-9');
    }
  });

  test('a form that moves money says after a reset that the result is unknown, and sends the same key again', async () => {
    const fields = await orderForm('1700');
    dashboard.fault = on(orderPath(), reset);
    const answer = await investor.post(`/invest/${slug}/invest`, fields);
    expect(answer.status).toBe(502);
    expectPage(answer);
    expect(answer.text).toContain('No hemos podido confirmar si se ha completado');
    expect(answer.text).toContain('value="1700"');
    expect(callsTo(orderPath())).toHaveLength(1);
    expect(keyIn(answer)).toBe(fields.idempotency_key);

    // The answer was lost, not the order: the same form makes no second one.
    dashboard.fault = null;
    const again = await investor.post(`/invest/${slug}/invest`, fields);
    expect([again.status, again.to]).toEqual([303, `/invest/${slug}/contribution-breakdown`]);
    const [first, second] = callsTo(orderPath()).map(({ headers }) => headers['idempotency-key']);
    expect(first).toBe(second);
  });

  test('a form of a step whose page needs the API is kept whole on the error page, ready to be sent again', async () => {
    const page = await investor.get(`/invest/${slug}/invest`);
    expect(page.status).toBe(200);
    const fields = {
      form_id: 'amount',
      amount: '850',
      terms_version: '1',
      risk_loss: 'on',
      idempotency_key: 'kept-key-1',
    };
    dashboard.fault = (_, response) => {
      reset(response);
      return true;
    };
    const answer = await investor.post(`/invest/${slug}/invest`, fields);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expectPage(answer);
    for (const [name, value] of Object.entries(fields)) {
      expect(answer.text).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
    expect(answer.text).toContain(`action="/invest/${slug}/invest"`);
  });

  test('has a new key where the API refused it: another try is another order', async () => {
    const fields = await orderForm('1700');
    dashboard.fault = on(orderPath(), json(409, { error: 'investment.not_open' }));
    const answer = await investor.post(`/invest/${slug}/invest`, fields);
    expect(answer.status).toBe(409);
    expect(keyIn(answer)).toMatch(/^[\w-]{36}$/);
    expect(keyIn(answer)).not.toBe(fields.idempotency_key);
  });

  test('says above the form what was refused, and no toast says it again', async () => {
    const post = async (body: unknown) => {
      dashboard.fault = on(FORGOT, json(500, body));
      return (await dashboard.visitor().post('/forgot-password', { email: 'ana@persona.test' })).text;
    };
    for (const body of [{ error: 'error_default' }, { error: 'error_default', hide_error: true }]) {
      const page = await post(body);
      expect(page).not.toContain('data-toast=""');
      expect(page).toContain('id="error-summary"');
      expect(page).toContain('value="ana@persona.test"');
    }
  });

  test('is told at its fields what a 406 refuses', async () => {
    dashboard.fault = on(
      FORGOT,
      json(406, { error: 'error_default', fields: { email: { key: 'validator.error_email' } } }),
    );
    const answer = await dashboard.visitor().post('/forgot-password', { email: 'ana@persona.test' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('aria-invalid="true"');
    expect(answer.text).not.toContain('validator.error_email');
  });

  test('ends a session that the API has ended, and says so', async () => {
    const visitor = dashboard.visitor();
    await visitor.signIn('newcomer@aurora.test');
    const { issuanceId } = await demoSamples(dashboard.database);
    dashboard.fault = on(`/v2/pfp/issuances/${issuanceId}/questions`, json(401, { error: 'session.ended' }));
    const fields = { intent: 'ask', question: '¿Cuándo se pagan los intereses?' };
    const answer = await visitor.post(`/user/issuances/${issuanceId}`, fields);
    expect(answer.to).toBe(`/login?next=${encodeURIComponent(`/user/issuances/${issuanceId}`)}`);
    expect(visitor.cookies.has('session')).toBe(false);
  });

  test.each(['/user/investments/{id}/revoke', '/manager/investments/{id}'])(
    'a form of a confirmation page (%s) says so on the list that it leads to',
    async (template) => {
      const visitor = dashboard.visitor();
      await visitor.signIn(template.startsWith('/user') ? 'investor@aurora.test' : 'manager@aurora.test');
      const { investmentId } = await demoSamples(dashboard.database);
      const fields = {
        intent: template.startsWith('/manager') ? 'mint' : '',
        confirmed: 'yes',
        idempotency_key: crypto.randomUUID(),
      };
      dashboard.fault = (call, response) => call.method === 'POST' && Boolean(reset(response));
      dashboard.calls.length = 0;
      const answer = await visitor.post(template.replace('{id}', investmentId), fields);
      expect(dashboard.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
      dashboard.fault = null;
      expect((await visitor.follow(answer)).text).toContain('No hemos podido confirmar si se ha completado');
    },
  );
});

describe('silence', () => {
  test('is answered within ten seconds, by a page that keeps what was typed', async () => {
    const fields = await orderForm('1900');
    dashboard.fault = ({ path, host }) =>
      path.startsWith(PORTFOLIO) || path === FORGOT || path.endsWith('/order') || host === 'telon.localhost';
    const [page, data, forgot, order, undressed] = await Promise.all([
      investor.get('/user/portfolio'),
      investor.get('/user/portfolio.data'),
      dashboard.visitor().post('/forgot-password', { email: 'ana@persona.test' }),
      investor.post(`/invest/${slug}/invest`, fields),
      dashboard.visitor('telon').get('/login'),
    ]);
    // A page that needs only the tenant's look does not wait that long for it.
    expect(undressed.status).toBe(200);
    expect(undressed.ms).toBeLessThan(7000);
    for (const answer of [page, data, forgot, order]) {
      expect(answer.status).toBe(504);
      expect(answer.ms).toBeLessThan(10_000);
    }
    for (const answer of [page, forgot, order]) expectPage(answer);
    expect(page.text).toContain('El servicio tarda demasiado en responder');
    expect(forgot.text).toContain('value="ana@persona.test"');
    expect(order.text).toContain('No hemos podido confirmar si se ha completado');
    expect(order.text).toContain('value="1900"');
    expect(keyIn(order)).toBe(fields.idempotency_key);
    expect(callsTo(`/v2/pfp/invest/${slug}/order`)).toHaveLength(1);
  });

  test('silence of one tenant’s API is not felt by another', async () => {
    await dashboard.visitor('cumbre').get('/login');
    dashboard.fault = ({ host }) => host === 'cumbre.localhost';
    const stuck = Array.from({ length: 150 }, () =>
      dashboard
        .visitor('cumbre')
        .get('/invest/anything', { withinMs: 7000 })
        .catch(() => null),
    );
    await expect
      // A busy machine takes its time to open so many; they hang for longer than that.
      .poll(() => dashboard.calls.filter(({ host }) => host === 'cumbre.localhost').length, { timeout: 6000 })
      .toBeGreaterThan(50);
    for (const path of ['/user/portfolio', '/user/issuances', '/user/investments']) {
      // Far below the 8 s after which a hanging call is given up.
      const answer = await investor.get(path, { withinMs: 4000 });
      expect(answer.status).toBe(200);
    }
    await Promise.all(stuck);
  });
});

describe('an API that is down when the dashboard starts', () => {
  test('leaves the default look, and the tenant’s own comes by itself', async () => {
    await dashboard.closeApi();
    const visitor = dashboard.visitor('voltio');
    const before = await visitor.get('/login');
    await dashboard.openApi();
    expect(before.status).toBe(200);
    expect(before.text).toContain('TC SAAS');
    expect(before.ms).toBeLessThan(7000);
    await expect
      .poll(async () => (await visitor.get('/login')).text, { timeout: 9000, interval: 500 })
      .toContain('Voltio');
  });
});
