import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TENANT_SEEDS } from '#backend/seed/tenants/all-tenants.ts';
import { login } from '#contract/auth.ts';
import { customization } from '#contract/customization.ts';
import { reviewIdentity } from '#contract/identity.ts';
import { confirmProof } from '#contract/payments.ts';
import { callApi, type Speaker } from '#tests/support/back-end.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { NewcomerWalk } from '#tests/support/newcomer-walk.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { DEMO_PASSWORD, Visitor } from '#tests/support/visitor.ts';

/** The bounds of a first investment, from the registration to the signature, for an individual who types everything. */
const MOST = { screens: 12, inputs: 34 };
const TENANTS = TENANT_SEEDS.map(({ name, customization: given }) => ({ name, look: customization.parse(given) }));

let product: Product;
const told: string[] = [];

beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  console.log(told.join('\n'));
  await product?.stop();
});

/** Calls an endpoint of a tenant's API. */
const call: <const E extends Parameters<typeof callApi>[3]>(
  host: string,
  endpoint: E,
  sent: Parameters<typeof callApi<E>>[4],
) => ReturnType<typeof callApi<E>> = (host, endpoint, sent) =>
  callApi((request) => fetch(request), product.apiOrigin, host, endpoint, sent);

async function managerOf(host: string, tenant: string): Promise<Speaker> {
  const body = { email: `manager@${tenant}.test`, password: DEMO_PASSWORD };
  const { body: answer } = await call(host, login, { body });
  return { token: answer.data.accessToken, kind: 'manager' };
}

/** What others do while somebody waits: the identity is looked at, the money is seen to have come. False where nobody has anything to do. */
async function othersAct(host: string, manager: Speaker, email: string): Promise<boolean> {
  const [stands] = await product.database.query<{ id: string; kyc: string | null; order: string | null }>(
    `select u.id, (select status from kyc_checks k where k.user_id = u.id order by created_at desc limit 1) as kyc,
       (select id from investments i where i.user_id = u.id and i.status = 'PROOF_OF_PAYMENT_UPLOADED') as order
     from users u where u.email = $1`,
    [email],
  );
  if (!stands) return false;
  if (stands.kyc === 'MANUAL_REVIEW') {
    await call(host, reviewIdentity, { params: { user_id: stands.id }, body: { approved: true }, as: manager });
    return true;
  }
  if (stands.kyc !== null && stands.kyc !== 'SUCCESS') {
    // A provider's check: its yes comes to the webhook, which `identity-provider.test.ts` proves.
    await product.database.query(`update kyc_checks set status = 'SUCCESS' where user_id = $1`, [stands.id]);
    return true;
  }
  if (!stands.order) return false;
  const params = { id: stands.order };
  const today = new Date().toISOString().slice(0, 10);
  const confirm = (received: string) =>
    call(host, confirmProof, { params, body: { received, value_date: today }, as: manager });
  // A wrong amount is told the right one.
  const { status } = await confirm(String((await confirm('0.01')).body.params?.expected));
  return status === 200;
}

/** Of the mails that have come since the last look: the code, and where the link of the newest leads; null where it leads nowhere of this way. */
async function readMails(walk: NewcomerWalk, seen: Set<string>): Promise<string | null> {
  const fresh = (await mailsTo(product.apiOrigin, walk.person.email)).filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  const code = fresh.map(({ plain }) => /\b\d{5}\b/.exec(plain.replace(/https?:\S+/g, ''))?.[0]).find(Boolean);
  const asksForIt = fresh.some(({ kind }) => /code|verify/.test(kind));
  if (code && asksForIt) walk.person.code = code;
  return /https?:\/\/\S+\/invest\/\S+/.exec(fresh[0]?.plain ?? '')?.[0] ?? null;
}

/** A link that signs somebody in once, as a tenant's own portal has it made. */
async function portalLink(tenant: string, email: string, to: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await product.database.query(
    `insert into login_secrets (tenant_id, user_id, secret_hash, created_at, expires_at)
     select u.tenant_id, u.id, $1, now(), now() + interval '15 minutes' from users u join tenants t on t.id = u.tenant_id
     where u.email = $2 and t.name = $3`,
    [createHash('sha256').update(secret).digest('hex'), email, tenant],
  );
  return `${to}?secret=${secret}`;
}

/** A project of the tenant that takes orders now, found by its card; where the tenant shows no list, by the link that its own portal has. */
async function findProject(walk: NewcomerWalk, tenant: string, isListed: boolean): Promise<void> {
  if (isListed) {
    await walk.open('/');
    await walk.follow(/^(proyectos|projects)$/i);
    const cards = walk.page.links.filter(({ isInMain, href }) => isInMain && !/how-it-works|default-rates/.test(href));
    for (const { href } of cards) {
      await walk.open(href);
      if (walk.page.links.some(({ words }) => TO_INVEST.test(words))) return;
    }
    throw new Error(`no project of ${tenant} takes orders`);
  }
  const [open] = await product.database.query<{ slug: string }>(
    `select slug from issuances i join tenants t on t.id = i.tenant_id where t.name = $1 and i.status = 'CAMPAIGN'
       and i.suspended_until is null order by campaign_ends_at desc limit 1`,
    [tenant],
  );
  await walk.open(`/invest/${open?.slug}`);
}

/** The payment pages of this machine call themselves by its name. */
const bankOf = (apiOrigin: string) => apiOrigin.replace('127.0.0.1', 'localhost');

const TO_INVEST = /^(crear cuenta e invertir|create account and invest|entrar para invertir|sign in to invest)/i;
/** What stands above the last page: where nothing is signed, that the money has come. */
const END = {
  signed: /^(ya está|all done)/i,
  paid: /^(ya está|all done|hemos recibido su pago|we have received your payment)/i,
};

/** Walks on until the order is at its end, others doing their part in between. */
async function walkToTheEnd(walk: NewcomerWalk, end: RegExp, host: string, manager: Speaker): Promise<void> {
  const seen = new Set<string>();
  for (let steps = 0; steps < 40; steps++) {
    const link = await readMails(walk, seen);
    if (end.test(walk.page.heading)) return;
    // The check ends while the person does what else there is to do.
    await othersAct(host, manager, walk.person.email);
    if (await walk.goOn()) continue;
    // Somebody who waits opens what a mail has brought, or looks again.
    const later = link ?? (await readMails(walk, seen));
    await (later ? walk.open(later) : walk.again());
  }
  throw new Error(`no end: ${walk.effort.screens.join(' → ')}: ${walk.page.text.slice(0, 600)}`);
}

test.each(TENANTS.map((one, at) => ({ ...one, lang: at % 2 === 0 ? ('es' as const) : ('en' as const) })))(
  'a newcomer of $name comes from the public page to the end of a first investment without script, by words alone',
  { timeout: 60_000 },
  async ({ name, look, lang }) => {
    const { host, port, hostname } = new URL(product.originOf(name));
    const isListed = !look.hide.unAuthRoutes;
    const registers = isListed && !look.hide.register;
    // Who may not register has been given an account by the tenant.
    const person = registers
      ? { email: `${randomUUID()}@persona.test`, password: 'una-clave-bien-larga', code: null }
      : { email: `newcomer@${name}.test`, password: DEMO_PASSWORD, code: null };
    const walk = new NewcomerWalk(new Visitor(host, Number(port), lang), person, bankOf(product.apiOrigin));
    await findProject(walk, name, isListed);
    walk.effort.screens.length = 0;
    if (isListed) await walk.goOn();
    else {
      await walk.follow(/^(ya tengo cuenta|i have an account)/i);
      // The way to sign in is the tenant's own; its portal sends people back to what they came for.
      expect(walk.outside).toMatch(/^https:\/\//);
      await walk.open(await portalLink(name, person.email, walk.cameFor));
    }
    const signs = look.modules.signature && !look.hide.signInvestment;
    await walkToTheEnd(walk, signs ? END.signed : END.paid, hostname, await managerOf(hostname, name));

    const [order] = await product.database.query<{ status: string }>(
      'select i.status from investments i join users u on u.id = i.user_id where u.email = $1 order by i.created_at desc limit 1',
      [person.email],
    );
    expect(order?.status).toBe(signs ? 'SIGNED' : 'CHARGED');
    // Up to the signature: the page that says that all is done is not counted.
    const screens = walk.effort.screens.slice(0, -1);
    told.push(`${name.padEnd(10)} ${lang} ${screens.length} screens, ${walk.effort.inputs.length} inputs`);
    expect({
      screens: screens.length <= MOST.screens || screens,
      inputs: walk.effort.inputs.length <= MOST.inputs || walk.effort.inputs,
    }).toEqual({ screens: true, inputs: true });
  },
);
