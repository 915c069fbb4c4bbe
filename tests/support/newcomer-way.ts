import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { TENANT_SEEDS } from '#backend/seed/tenants/all-tenants.ts';
import { login } from '#contract/auth.ts';
import { customization } from '#contract/customization.ts';
import { reviewIdentity } from '#contract/identity.ts';
import { confirmProof } from '#contract/payments.ts';
import { callApi, type Speaker } from './back-end.ts';
import type { Walker } from './first-investment.ts';
import { mailsTo } from './mailbox.ts';
import type { Newcomer } from './newcomer-answers.ts';
import type { Product } from './product.ts';
import { DEMO_PASSWORD } from './visitor.ts';

const TENANTS = TENANT_SEEDS.map(({ name, customization: given }) => ({ name, look: customization.parse(given) }));
export type WalkedTenant = (typeof TENANTS)[number] & { lang: 'es' | 'en' };
/** Every tenant, by turns in Spanish and English. */
export const WALKED_TENANTS: WalkedTenant[] = TENANTS.map((one, at) => ({ ...one, lang: at % 2 === 0 ? 'es' : 'en' }));

const TO_INVEST = /^(crear cuenta e invertir|create account and invest|entrar para invertir|sign in to invest)/i;
/** What stands above the last page: where nothing is signed, that the money has come. */
const END = {
  signed: /^(ya está|all done)/i,
  paid: /^(ya está|all done|hemos recibido su pago|we have received your payment)/i,
};

/** The payment pages of this machine call themselves by its name. */
export const bankOf = (apiOrigin: string) => apiOrigin.replace('127.0.0.1', 'localhost');

const isListed = ({ look }: WalkedTenant) => !look.hide.unAuthRoutes;

const registersThemselves = (tenant: WalkedTenant) => isListed(tenant) && !tenant.look.hide.register;

/** Who comes: a new person each time. */
export function newcomerOf(tenant: WalkedTenant): Newcomer {
  const password = registersThemselves(tenant) ? 'una-clave-bien-larga' : DEMO_PASSWORD;
  return { email: `${randomUUID()}@persona.test`, password, code: null };
}

/** From the public page to the end of a first investment, others doing their part in between. Answers in which status the order is, and in which it should be. */
export async function walkTheWay(product: Product, walk: Walker, tenant: WalkedTenant) {
  const way = new Way(product, walk, tenant);
  if (!registersThemselves(tenant)) await way.beGivenAnAccount();
  await way.findProject();
  walk.effort.screens.length = 0;
  if (isListed(tenant)) await walk.goOn();
  else await way.signInAtTheirPortal();
  const signs = tenant.look.modules.signature && !tenant.look.hide.signInvestment;
  await way.walkToTheEnd(signs ? END.signed : END.paid);
  const [order] = await product.database.query<{ status: string }>(
    'select i.status from investments i join users u on u.id = i.user_id where u.email = $1 order by i.created_at desc limit 1',
    [walk.person.email],
  );
  // Up to the signature: the page that says that all is done is not counted.
  return { status: order?.status, due: signs ? 'SIGNED' : 'CHARGED', screens: walk.effort.screens.slice(0, -1) };
}

class Way {
  private readonly host: string;
  private manager: Speaker | null = null;
  private readonly seen = new Set<string>();

  constructor(
    private readonly product: Product,
    private readonly walk: Walker,
    private readonly tenant: WalkedTenant,
  ) {
    this.host = new URL(product.originOf(tenant.name)).hostname;
  }

  /** A project of the tenant that takes orders now, found by its card; where the tenant shows no list, by the link that its own portal has. */
  async findProject(): Promise<void> {
    const { walk } = this;
    if (isListed(this.tenant)) {
      await walk.open('/');
      await walk.follow(/^(proyectos|projects)$/i);
      const cards = walk.page.links.filter(
        ({ isInMain, href }) => isInMain && !/how-it-works|default-rates/.test(href),
      );
      for (const { href } of cards) {
        await walk.open(href);
        if (walk.page.links.some(({ words }) => TO_INVEST.test(words))) return;
      }
      throw new Error(`no project of ${this.tenant.name} takes orders`);
    }
    const [open] = await this.product.database.query<{ slug: string }>(
      `select slug from issuances i join tenants t on t.id = i.tenant_id where t.name = $1 and i.status = 'CAMPAIGN'
         and i.suspended_until is null order by campaign_ends_at desc limit 1`,
      [this.tenant.name],
    );
    await walk.open(`/invest/${open?.slug}`);
  }

  /** Where nobody may register themselves the tenant gives people accounts: one like that of its newcomer, who has done nothing yet. */
  async beGivenAnAccount(): Promise<void> {
    await this.product.database.query(
      `with model as (
         select u.* from users u join tenants t on t.id = u.tenant_id where t.name = $1 and u.email = 'newcomer@' || $1 || '.test'),
       made as (
         insert into users (tenant_id, id, email, username, password_hash, email_verified_at, status, role, roles, sees_pre_campaign, lang, created_at, updated_at)
         select tenant_id, gen_random_uuid(), $2, $2, password_hash, email_verified_at, status, role, roles, sees_pre_campaign, lang, created_at, updated_at
         from model returning tenant_id, id)
       insert into user_profiles (tenant_id, user_id, first_name, last_name, updated_at)
       select made.tenant_id, made.id, p.first_name, p.last_name, p.updated_at
       from made, model join user_profiles p on p.tenant_id = model.tenant_id and p.user_id = model.id`,
      [this.tenant.name, this.walk.person.email],
    );
  }

  /** The way to sign in is the tenant's own; its portal sends people back to what they came for by a link that signs them in once. */
  async signInAtTheirPortal(): Promise<void> {
    await this.walk.follow(/^(ya tengo cuenta|i have an account)/i);
    if (!this.walk.outside.startsWith('https://')) throw new Error(`“${this.walk.outside}” is no portal`);
    const secret = randomBytes(32).toString('base64url');
    await this.product.database.query(
      `insert into login_secrets (tenant_id, user_id, secret_hash, created_at, expires_at)
       select u.tenant_id, u.id, $1, now(), now() + interval '15 minutes' from users u join tenants t on t.id = u.tenant_id
       where u.email = $2 and t.name = $3`,
      [createHash('sha256').update(secret).digest('hex'), this.walk.person.email, this.tenant.name],
    );
    await this.walk.open(`${this.walk.cameFor}?secret=${secret}`);
  }

  /** Walks on until the order is at its end, others doing their part in between. */
  async walkToTheEnd(end: RegExp): Promise<void> {
    const { walk } = this;
    for (let steps = 0; steps < 40; steps++) {
      const link = await this.readMails();
      if (end.test(walk.page.heading)) return;
      // The check ends while the person does what else there is to do.
      await this.othersAct();
      if (await walk.goOn()) continue;
      // Somebody who waits opens what a mail has brought, or looks again.
      const later = link ?? (await this.readMails());
      await (later ? walk.open(later) : walk.again());
    }
    throw new Error(`no end: ${walk.effort.screens.join(' → ')}: ${walk.page.text.slice(0, 600)}`);
  }

  /** Of the mails that have come since the last look: the code, and where the link of the newest leads; null where it leads nowhere of this way. */
  private async readMails(): Promise<string | null> {
    const { person } = this.walk;
    const fresh = (await mailsTo(this.product.apiOrigin, person.email)).filter(({ id }) => !this.seen.has(id));
    for (const { id } of fresh) this.seen.add(id);
    const code = fresh.map(({ plain }) => /\b\d{5}\b/.exec(plain.replace(/https?:\S+/g, ''))?.[0]).find(Boolean);
    const asksForIt = fresh.some(({ kind }) => /code|verify/.test(kind));
    if (code && asksForIt) person.code = code;
    return /https?:\/\/\S+\/invest\/\S+/.exec(fresh[0]?.plain ?? '')?.[0] ?? null;
  }

  /** What others do while somebody waits: the identity is looked at, the money is seen to have come. */
  private async othersAct(): Promise<void> {
    const { database } = this.product;
    const [stands] = await database.query<{ id: string; kyc: string | null; order: string | null }>(
      `select u.id, (select status from kyc_checks k where k.user_id = u.id order by created_at desc limit 1) as kyc,
         (select id from investments i where i.user_id = u.id and i.status = 'PROOF_OF_PAYMENT_UPLOADED') as order
       from users u where u.email = $1`,
      [this.walk.person.email],
    );
    if (!stands) return;
    const as = await this.asManager();
    if (stands.kyc === 'MANUAL_REVIEW') {
      await this.call(reviewIdentity, { params: { user_id: stands.id }, body: { approved: true }, as });
      return;
    }
    if (stands.kyc !== null && stands.kyc !== 'SUCCESS') {
      // A provider's check: its yes comes to the webhook, which `identity-provider.test.ts` proves.
      await database.query(`update kyc_checks set status = 'SUCCESS' where user_id = $1`, [stands.id]);
      return;
    }
    if (!stands.order) return;
    const params = { id: stands.order };
    const today = new Date().toISOString().slice(0, 10);
    const confirm = (received: string) =>
      this.call(confirmProof, { params, body: { received, value_date: today }, as });
    // A wrong amount is told the right one.
    await confirm(String((await confirm('0.01')).body.params?.expected));
  }

  private async asManager(): Promise<Speaker> {
    const body = { email: `manager@${this.tenant.name}.test`, password: DEMO_PASSWORD };
    this.manager ??= { token: (await this.call(login, { body })).body.data.accessToken, kind: 'manager' };
    return this.manager;
  }

  /** Calls an endpoint of the tenant's API. */
  private call<const E extends Parameters<typeof callApi>[3]>(
    endpoint: E,
    sent: Parameters<typeof callApi<E>>[4],
  ): ReturnType<typeof callApi<E>> {
    return callApi((request) => fetch(request), this.product.apiOrigin, this.host, endpoint, sent);
  }
}
