import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_ROUTES } from '#tests/support/app-routes.ts';
import { chance } from '#tests/support/chance.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { SEED } from '#tests/support/seed.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { type Place, placesAmong, placesAt, STANDINGS } from './support/form-places.ts';
import { type MadeForm, makeForm } from './support/form-request.ts';
import type { PageForm } from './support/forms-of-page.ts';
import { STRANGERS, type Stranger } from './support/strangers.ts';
import { untilHeard } from './support/until-heard.ts';

/** Forms sent in all; `npm run fuzz` asks for more. */
const FORMS = Number(process.env.FUZZ_REQUESTS ?? 2_500);
/** After so many forms, people who stand in an investment are made anew: a right form may have led them on. */
const ROUND = 1_000;
const MOST_TOLD = 15;
const AREAS: Record<string, readonly Stranger[]> = {
  '/user/': ['investor'],
  '/manager/': ['manager'],
  '/entrepreneur/': ['issuer'],
  '/invest/': ['investor'],
};

let dashboard: Dashboard;
let samples: DemoSamples;
const people = {} as Record<Stranger, Visitor>;

beforeAll(async () => {
  dashboard = await startDashboard();
  samples = await demoSamples(dashboard.database);
  for (const who of STRANGERS) {
    people[who] = dashboard.visitor();
    await signIn(who);
  }
});
afterAll(() => dashboard?.stop());

async function signIn(who: Stranger): Promise<void> {
  if (who !== 'nobody' && dashboard.sessionOf(people[who]) === null) await people[who].signIn(`${who}@aurora.test`);
}

/** Every address of the app that may show or take a form, with rows of the demo in its places. */
function addressesOf(): string[] {
  const ids = [samples.issuanceId, samples.investmentId, samples.issuerInvestmentId, samples.userId];
  const more = [samples.sophisticatedId, samples.statementRowId];
  return APP_ROUTES.filter(({ path, isPage, hasAction }) => path !== '*' && (isPage || hasAction)).flatMap(
    ({ path }) => {
      const address = path.replace('{slug}', samples.slug);
      return address.includes('{') ? [...ids, ...more].map((id) => address.replace(/\{\w+\}/g, id)) : [address];
    },
  );
}

/** A form for each address with an action that shows none: what is not offered can be sent all the same. */
function unseenForms(addresses: readonly string[], seen: ReadonlySet<string>): PageForm[] {
  const fields: [string, string][] = [
    ['intent', 'confirm'],
    ['form_id', 'form'],
    ['idempotency_key', ''],
    ['reason', 'Calle Mayor 1'],
  ];
  return addresses
    .filter((address) => !seen.has(address))
    .map((action) => ({ action, isMultipart: false, fields: fields.map(([name, value]) => [name, value]), files: [] }));
}

/** What stands on every page, such as the choice of colours, need not be sent from every page. */
function oncePerKind(places: readonly Place[]): Place[] {
  const known = new Map<string, number>();
  return places.flatMap((place) => {
    const forms = place.forms.filter(({ action, fields, files }) => {
      const kind = [
        action.replace(/[?#].*$|[0-9a-f]{8}-[0-9a-f-]{27}/g, ''),
        ...fields.map(([name]) => name),
        ...files,
      ].join();
      known.set(kind, (known.get(kind) ?? 0) + 1);
      return (known.get(kind) ?? 0) <= 2;
    });
    return forms.length > 0 ? [{ ...place, forms }] : [];
  });
}

interface Seen {
  status: number;
  type: string;
  to: string;
  text: string;
}

/** Whether a page, or what is sent to it, is refused to somebody for their role; a project's public page is nobody's alone. */
function isClosed(address: string, who: Stranger): boolean {
  const area = Object.keys(AREAS).find((start) => address.startsWith(start));
  return area !== undefined && !AREAS[area]?.includes(who) && !/^\/invest\/[^/]+$/.test(address);
}

/** What an answer breaks of what must hold for all of them; null where nothing. */
function breachOf(action: string, who: Stranger, { status, type, to, text }: Seen): string | null {
  if (status >= 500) return 'a fault of the server';
  if (text.includes('Unexpected Server Error')) return 'a fault told in raw words';
  const isPage = type.startsWith('text/html');
  if (isPage && text.length > 0 && !/<h1|<title/.test(text)) return 'a page without a heading';
  if (isClosed(action, who) && status < 400 && !/^\/login/.test(to))
    return `the wrong role was let in, to ${to || 'the page'}`;
  return null;
}

async function send(visitor: Visitor, { action, headers, body }: MadeForm): Promise<Seen> {
  const cookies = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await request(`http://127.0.0.1:${visitor.port}${action}`, {
    method: 'POST',
    headers: { host: visitor.host, ...(cookies ? { Cookie: cookies } : {}), ...headers },
    body,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  const text = await answer.body.text();
  const to = String(answer.headers.location ?? '').replace(visitor.origin, '');
  return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), to, text };
}

test(`${FORMS} forms, every one that a page shows and one for every address that takes any, by nobody, an investor, an issuer and a manager: no fault, no ended process, no yes to the wrong role`, async () => {
  const addresses = addressesOf();
  const everywhere: Place[] = [];
  // A page that is closed to somebody shows no form of its own: that it is closed, `tests/routes/role-table.test.ts` holds.
  for (const who of STRANGERS)
    everywhere.push(
      ...(await placesAmong(
        people[who],
        addresses.filter((address) => !isClosed(address, who)),
      )),
    );
  const shown = new Set(everywhere.flatMap(({ forms }) => forms.map(({ action }) => action)));
  const fixed = oncePerKind(everywhere);
  const unseen = unseenForms(addresses, shown);
  const whoOf = (visitor: Visitor) => STRANGERS.find((who) => people[who] === visitor);
  const breaches: string[] = [];
  const counts = new Map<number, number>();
  const luck = chance(100);
  let sent = 0;

  const one = async (visitor: Visitor, who: Stranger, form: PageForm) => {
    const made = await makeForm(form, visitor.origin, luck);
    const seen = await untilHeard<Seen>(() => send(visitor, made), { to: '' });
    counts.set(seen.status, (counts.get(seen.status) ?? 0) + 1);
    sent += 1;
    const breach = breachOf(made.action, who, seen);
    if (breach && breaches.length < MOST_TOLD) {
      const said = seen.text.replace(/<style.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');
      breaches.push(
        `${breach}: ${who} ${made.action} ${made.headers['Content-Type']} ${made.body.toString('latin1').slice(0, 400)} → ${seen.status} ${said.slice(0, 300)}`,
      );
    }
  };

  const standing: Place[] = [];
  while (sent < FORMS && breaches.length < MOST_TOLD) {
    standing.length = 0;
    for (const each of STANDINGS) standing.push(...(await placesAt(dashboard, each)));
    for (const end = Math.min(FORMS, sent + ROUND); sent < end && breaches.length < MOST_TOLD; ) {
      for (const { visitor, forms } of [...fixed, ...standing])
        for (const form of forms) {
          const own = whoOf(visitor);
          // Now and then somebody else sends it.
          const who = luck.happens(0.25) ? luck.oneOf(STRANGERS) : own;
          await one(who ? people[who] : visitor, who ?? 'investor', form);
        }
      for (let count = 0; count < 20; count++) {
        const who = luck.oneOf(STRANGERS);
        await one(people[who], who, luck.oneOf(unseen));
      }
      for (const who of STRANGERS) await signIn(who);
    }
  }

  const kinds = new Set(
    [...fixed, ...standing].flatMap(({ forms }) => forms.map(({ fields }) => fields.map(([n]) => n).join())),
  );
  console.log(
    `seed ${SEED}:`,
    Object.fromEntries([...counts].sort(([a], [b]) => a - b)),
    `${kinds.size} kinds of forms`,
  );
  expect(breaches, breaches.join('\n')).toEqual([]);
  // Refused at the door alone, this would prove little.
  expect(kinds.size).toBeGreaterThan(20);
  expect(counts.get(422) ?? 0).toBeGreaterThan(FORMS / 20);
  expect((await people.nobody.get('/login')).status).toBe(200);
}, 3_600_000);
