import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SERVED } from '#backend/served.ts';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { APP_ROUTES } from '#tests/support/app-routes.ts';
import { longNames, tenForms } from '#tests/support/broken-forms.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { forEach, rawPost } from '#tests/support/raw-post.ts';
import { routeAddress } from '#tests/support/route-address.ts';
import { SAMPLE_INPUTS } from '#tests/support/sample-inputs.ts';
import { DEMO_PASSWORD, Visitor } from '#tests/support/visitor.ts';

/*
 * Nothing that a visitor sends ends a process: forms of ten kinds, broken off anywhere, on a raw socket against the built product. A process
 * that has ended answers nothing more, and every later line of this file fails.
 */
const TYPE = { 'Content-Type': 'multipart/form-data; boundary=x' };
const AT_ONCE = 8;
/** A run of all tests breaks off at every seventh byte, `npm run fuzz` at each. */
const EVERY = process.env.ALL_BYTES ? 1 : 7;
const PEOPLE = ['nobody', 'investor', 'manager'] as const;
type Somebody = (typeof PEOPLE)[number];

let product: Product;
let samples: DemoSamples;
const people = {} as Record<Somebody, Visitor>;
const tokens = {} as Record<Somebody, string>;

beforeAll(async () => {
  product = await startProduct();
  samples = await demoSamples(product.database);
  const { host, port } = new URL(product.originOf('aurora'));
  for (const name of PEOPLE) {
    people[name] = new Visitor(host, Number(port), 'es');
    if (name === 'nobody') continue;
    await people[name].signIn(`${name}@aurora.test`);
    tokens[name] = await apiToken(`${name}@aurora.test`);
  }
});
afterAll(() => product?.stop());

const tenantHost = () => new URL(people.nobody.origin).hostname;

async function apiToken(email: string): Promise<string> {
  const answer = await fetch(`${product.apiOrigin}/v2/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-TENANT-HOST': tenantHost() },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { accessToken?: string } };
  if (!data.accessToken) throw new Error(`${email} could not sign in at the API`);
  return data.accessToken;
}

interface Cut {
  kind: string;
  at: number;
  body: string;
}

/** Each form cut before each of its bytes; of these every so many. */
function cuts(file: string, every: number): Cut[] {
  return Object.entries(tenForms(file)).flatMap(([kind, whole]) =>
    Array.from({ length: whole.length + 1 }, (_, at) => ({ kind, at, body: whole.slice(0, at) })).filter(
      ({ at }) => (at + kind.length) % every === 0,
    ),
  );
}

/** What was answered other than by a refusal, a page or a redirect. */
async function strangeAnswers(
  requests: readonly { where: string; cut: Cut; hangsUp?: boolean }[],
  send: (where: string, cut: Cut, hangsUp: boolean) => Promise<number | null>,
): Promise<string[]> {
  const strange: string[] = [];
  await forEach(requests, AT_ONCE, async ({ where, cut, hangsUp = false }) => {
    const status = await send(where, cut, hangsUp).catch((error: unknown) => String(error));
    const isFine = status === null || (typeof status === 'number' && status >= 200 && status < 500);
    if (!isFine) strange.push(`${where}, ${cut.kind} cut at ${cut.at}: ${status}`);
  });
  return strange;
}

const personAt = (path: string): Somebody =>
  path.startsWith('/manager/') ? 'manager' : /^\/(user|invest)\//.test(path) ? 'investor' : 'nobody';

function toDashboard(path: string, { body }: Cut, hangsUp: boolean) {
  const { host, port, origin, cookies } = people[personAt(path)];
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  return rawPost({ port, host, path, body, hangsUp, headers: { ...TYPE, Origin: origin, Cookie: cookie } });
}

async function expectAlive() {
  expect((await people.nobody.get('/login')).status).toBe(200);
  expect((await fetch(`${product.apiOrigin}/healthz`)).status).toBe(200);
}

describe('a form that is broken', () => {
  const actions = APP_ROUTES.filter(({ hasAction, path }) => hasAction && path !== '*');

  test(`a form that breaks off at ${EVERY === 1 ? 'any' : 'every seventh'} byte ends no process: a page without files, one with files`, async () => {
    const requests = [
      ...cuts('statement', EVERY).map((cut) => ({ where: '/manager/statements/import', cut })),
      ...cuts('statement', 8).map((cut) => ({ where: '/resources/scheme', cut })),
    ];
    expect(requests.length).toBeGreaterThan(1_300 / EVERY);
    expect(await strangeAnswers(requests, toDashboard)).toEqual([]);
    await expectAlive();
  });

  test('here and there at every action, and where the sender hangs up', async () => {
    expect(actions.length).toBeGreaterThan(25);
    const requests = actions.flatMap((route) => {
      const where = routeAddress(route, samples);
      return cuts('proof', 131).flatMap((cut) => [
        { where, cut },
        ...(cut.at % 2 === 0 ? [{ where, cut, hangsUp: true }] : []),
      ]);
    });
    expect(await strangeAnswers(requests, toDashboard)).toEqual([]);
    await expectAlive();
  });

  test.each([
    ['an index without end', 'email[4294967294]=a'],
    ['no intent', '__intent__=null'],
    ['an edited list', '__intent__={"type":"insert","payload":{"name":"email"}}'],
    ['a prototype', '__proto__=1'],
    ['a constructor', 'constructor=1'],
    ['3,000 places deep', `${'a.'.repeat(3000)}a=1`],
    ['200,000 brackets', `${'['.repeat(200_000)}=1`],
  ])('a form with broken names is refused by every action: %s', async (_, body) => {
    // Signing out and the like read no form.
    const read = actions.filter(({ file }) => readFileSync(`app/${file}`, 'utf8').includes('readForm('));
    await forEach(read, AT_ONCE, async (route) => {
      const path = routeAddress(route, samples);
      const person = people[personAt(path)];
      const answer = await person.ask('POST', path, body, {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: person.origin },
      });
      // Guests' pages and steps that are closed lead elsewhere before they read anything.
      expect([path, answer.status === 302 || answer.status === 400 ? 400 : answer.status]).toEqual([path, 400]);
    });
  });

  test('a form with a name of 80 KB, of a file, a field or a type, is answered by every action', async () => {
    const requests = actions.flatMap((route) =>
      Object.entries(longNames('proof')).map(([kind, body]) => ({
        where: routeAddress(route, samples),
        cut: { kind, at: 0, body },
      })),
    );
    expect(await strangeAnswers(requests, toDashboard)).toEqual([]);
    // A file with a name, where one is taken: it is refused or kept under a name of ours, and the page stands.
    const upload = Object.entries(longNames('file')).map(([kind, body]) => ({
      where: '/manager/statements/import',
      cut: { kind, at: 0, body },
    }));
    expect(await strangeAnswers(upload, toDashboard)).toEqual([]);
    await expectAlive();
  });

  test('brings no file where none is taken', async () => {
    const whole = tenForms('f').file ?? '';
    for (const where of ['/login', '/resources/scheme', '/register'])
      expect([where, await toDashboard(where, { kind: 'file', at: 0, body: whole }, false)]).toEqual([where, 400]);
  });
});

describe('an upload that is broken', () => {
  const uploads = SERVED.filter(({ endpoint }) => endpoint.bodyKind === 'multipart').map(({ endpoint }) => endpoint);

  test.each(uploads.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, endpoint) => {
    const path = fullPath(fillPath(endpoint.path, SAMPLE_INPUTS[endpoint.id]?.params ?? {}));
    const { hostname, port } = new URL(product.apiOrigin);
    const isManager = endpoint.caller === 'manager';
    const send = (where: string, { body, kind, at }: Cut, hangsUp: boolean) =>
      rawPost({
        port: Number(port),
        host: hostname,
        path: where,
        body,
        hangsUp,
        headers: {
          ...TYPE,
          'X-TENANT-HOST': tenantHost(),
          'Idempotency-Key': `broken-${endpoint.id}-${kind.replaceAll(' ', '-')}-${at}`,
          ...(isManager
            ? { 'X-MANAGER-USER-ACCESS-TOKEN': tokens.manager ?? '' }
            : { 'X-USER-ACCESS-TOKEN': tokens.investor ?? '' }),
        },
      });
    const every = endpoint.id === 'uploadLegalDocument' ? EVERY : 11;
    const requests = cuts(endpoint.files?.[0] ?? '', every).flatMap((cut) => [
      { where: path, cut },
      ...(cut.at % 7 === 0 ? [{ where: path, cut, hangsUp: true }] : []),
    ]);
    const long = Object.entries(longNames(endpoint.files?.[0] ?? '')).map(([kind, body], at) => ({
      where: path,
      cut: { kind: `long-${kind.replaceAll('’', '')}`, at, body },
    }));
    expect(await strangeAnswers([...requests, ...long], send)).toEqual([]);
    await expectAlive();
  });
});
