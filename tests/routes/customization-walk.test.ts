import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { customization } from '#contract/customization.ts';
import { type ChangingHouse, type Settings, startChangingHouse, stylesheetOf } from '#tests/support/changed-look.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { makeWalker, orderAt, type Walker } from '#tests/support/walker.ts';

let house: ChangingHouse;
let slug: string;
let issuanceId: string;
let drafted: string;
/** An order that has just been placed, one that waits for a way to pay, and one that waits for a proof of its transfer. */
let placed: Walker;
let owing: Walker;
let paying: Walker;
const people: Record<string, Visitor> = {};

beforeAll(async () => {
  house = await startChangingHouse('aurora');
  const { dashboard } = house;
  // This machine has no client at Google; a tenant's switch is asked only where there is one.
  Object.assign(dashboard.backEnd.deps.config, {
    google: { issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' },
  });
  ({ slug, issuanceId } = await demoSamples(dashboard.database));
  for (const who of ['investor', 'newcomer', 'manager']) {
    people[who] = dashboard.visitor();
    await people[who]?.signIn(`${who}@aurora.test`);
  }
  placed = await makeWalker(dashboard, 'aurora');
  await orderAt(dashboard, placed, 'CREATED');
  owing = await makeWalker(dashboard, 'aurora');
  await orderAt(dashboard, owing, 'ACCEPTED');
  paying = await makeWalker(dashboard, 'aurora');
  await orderAt(dashboard, paying, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  const [row] = await dashboard.database.query<{ id: string }>(
    `update issuances set status = 'VALIDATING', erir_reference = null, erir_recorded_by = null, erir_recorded_at = null
     where id = $1 returning id`,
    [(await makeWalker(dashboard, 'aurora')).offer.id],
  );
  drafted = row?.id ?? '';
});
afterAll(() => house?.stop());

/** A place where people see something; the answer is compared whole: status, headers and page. */
const PLACES = {
  login: () => visitor().get('/login'),
  register: () => visitor().get('/register'),
  stylesheet: async () => ({ ...(await visitor().get('/nowhere')), text: await stylesheetOf(visitor()) }),
  project: () => visitor().get(`/invest/${slug}`),
  mail: async () => {
    const answer = await visitor().get('/login');
    return { ...answer, text: await mailedPassword() };
  },
  agreed: () => consenting().get('/login'),
  registered: () => consenting('registered').get('/login'),
  logout: async () => {
    const leaving = visitor();
    await leaving.signIn('investor@aurora.test');
    return leaving.post('/logout');
  },
  inside: () => as('investor').get(`/user/issuances/${issuanceId}`),
  home: () => as('investor').get('/user/issuances'),
  portfolio: () => as('investor').get('/user/portfolio'),
  interest: () => owing.visitor.get(`/invest/${slug}/declare-interest`),
  rail: async () => as('newcomer').follow(await as('newcomer').get(`/invest/${slug}/invest`)),
  breakdown: () => placed.visitor.get(`/invest/${placed.offer.slug}/contribution-breakdown`),
  method: () => owing.visitor.get(`/invest/${owing.offer.slug}/method-payment`),
  transfer: () => paying.visitor.get(`/invest/${paying.offer.slug}/payment-bankwire`),
  projects: () => as('manager').get('/manager/issuances'),
  sheet: () => as('manager').get(`/manager/issuances/${issuanceId}`),
  phase: () => as('manager').get(`/manager/issuances/${drafted}/phase?to=CAMPAIGN`),
} satisfies Record<string, () => Promise<Answer>>;

const visitor = () => house.dashboard.visitor();
const as = (who: string) => people[who] ?? visitor();

/** The mail that a person gets who has forgotten their password, without what is another in every mail. */
async function mailedPassword(): Promise<string> {
  const { database } = house.dashboard;
  const to = 'investor@aurora.test';
  // One link a minute to a mailbox is the rule; a comparison asks for three.
  await database.query('delete from rate_limits');
  await database.query('delete from mails where to_address = $1', [to]);
  await visitor().post('/forgot-password', { email: to });
  const [mail] = await database.query<{ html: string }>('select html from mails where to_address = $1', [to]);
  expect(mail?.html).toContain('token=');
  return (mail?.html ?? '').replace(/token=[\w-]+/g, '');
}

/** Somebody who has agreed to analytics and chat; with a mark of ours where they have just registered. */
function consenting(mark?: string): Visitor {
  const one = visitor();
  // The cookie of the answer, as the dashboard itself writes it: base64 of its JSON.
  one.cookies.set('consent', encodeURIComponent(Buffer.from('"given"').toString('base64')));
  if (mark) one.cookies.set(mark, house.dashboard.sealed(mark, 'aurora', mark));
  return one;
}

interface Proof {
  /** Where it is seen. */
  at: keyof typeof PLACES;
  /** Another value than the tenant's own. */
  to: unknown;
  /** What both of the compared tenants have besides. */
  given?: Settings;
}

/** Each field of the schema: where a tenant that differs in it alone looks or acts otherwise. */
const PROOFS: Record<string, Proof> = {
  title: { at: 'login', to: 'Otra Casa' },
  css: { at: 'stylesheet', to: '.figure { letter-spacing: 1px; }' },
  'image.favicon': { at: 'login', to: '/tenants/cumbre/favicon.svg' },
  'image.logo': { at: 'login', to: '/tenants/cumbre/logo.svg' },
  'image.mail': { at: 'mail', to: '/tenants/cumbre/mail.png' },
  'image.sign_in': { at: 'register', to: '/projects/cumbre/telar.svg' },
  'look.accent': { at: 'stylesheet', to: '#3a3fd0' },
  'look.accent_dark': { at: 'stylesheet', to: '#a5b0ff' },
  'look.radius': { at: 'stylesheet', to: 'sharp' },
  'look.density': { at: 'stylesheet', to: 'compact' },
  'look.heading': { at: 'stylesheet', to: 'serif' },
  'look.ground': { at: 'stylesheet', to: 'deep' },
  'look.header': { at: 'mail', to: 'dark' },
  'look.hero': { at: 'project', to: 'split' },
  'look.face': { at: 'login', to: 'fraunces' },
  'look.heading_case': { at: 'mail', to: 'upper' },
  'look.figures': { at: 'stylesheet', to: 'display' },
  'look.chart': { at: 'stylesheet', to: 'ink' },
  'look.pictures': { at: 'stylesheet', to: 'warm' },
  'look.scheme': { at: 'login', to: 'dark' },
  'urls.home': { at: 'login', to: 'https://aurora.example/' },
  'urls.legal': { at: 'login', to: 'https://aurora.example/otro' },
  'urls.privacy': { at: 'login', to: 'https://aurora.example/otra' },
  'urls.provider_terms': { at: 'register', to: 'https://lonja.example/otras-condiciones' },
  'urls.contact': { at: 'login', to: 'https://aurora.example/otro-contacto' },
  'urls.faq': { at: 'login', to: 'https://aurora.example/otras' },
  'urls.whitepaper': { at: 'login', to: 'https://aurora.example/otro.pdf' },
  'urls.login': { at: 'login', to: 'https://aurora.example/entrar', given: { 'hide.unAuthRoutes': true } },
  'urls.register': { at: 'register', to: 'https://aurora.example/alta', given: { 'hide.unAuthRoutes': true } },
  'urls.referral_legal': { at: 'register', to: 'https://aurora.example/bases', given: { 'extras.referral': true } },
  'urls.logout': { at: 'logout', to: 'https://aurora.example/adios' },
  'currency.symbol': { at: 'project', to: '£' },
  'currency.symbol_position': { at: 'project', to: 'before' },
  'currency.code': { at: 'sheet', to: 'GBP' },
  'currency.name': { at: 'sheet', to: 'Libra' },
  'flows.onboarding': { at: 'rail', to: ['SUITABILITY_TEST', 'INVEST'] },
  'flows.project_status': { at: 'projects', to: ['DRAFT', 'CAMPAIGN', 'CLOSED'] },
  'hide.progressBar': { at: 'home', to: true },
  'hide.extraFields': { at: 'register', to: true },
  'hide.description': { at: 'project', to: true },
  'hide.signInvestment': { at: 'breakdown', to: true },
  'hide.legalTypeInvestor': { at: 'rail', to: true },
  'hide.unAuthRoutes': { at: 'login', to: true, given: { 'urls.login': 'https://aurora.example/entrar' } },
  'hide.register': { at: 'register', to: true },
  'fields.register': { at: 'register', to: ['birthday'] },
  'extras.referral': { at: 'register', to: true },
  'extras.payWithBalance': { at: 'portfolio', to: false },
  'extras.investmentFee': { at: 'breakdown', to: true },
  'extras.signInWithGoogle': { at: 'login', to: false },
  'extras.mandatoryCommercialCommunications': { at: 'register', to: true },
  'extras.openAllAccordions': { at: 'project', to: true },
  'extras.homeWidget': { at: 'home', to: false },
  'modules.kyc': { at: 'rail', to: false },
  'modules.payment': { at: 'method', to: false },
  'modules.signature': { at: 'breakdown', to: false },
  'modules.payment_profit': { at: 'inside', to: false },
  'modules.erir': { at: 'phase', to: false },
  'texts.declareInterestDescription': { at: 'interest', to: { es: 'Otras palabras.', en: 'Other words.' } },
  'texts.signIn': { at: 'login', to: { es: 'Otras palabras.', en: 'Other words.' } },
  'texts.investCustomDisclaimer': { at: 'breakdown', to: { es: 'Otras palabras.', en: 'Other words.' } },
  'analytics.googleTagManagerId': { at: 'agreed', to: 'GTM-OTRO26' },
  'analytics.metaPixelId': { at: 'agreed', to: '260100200300409' },
  'analytics.microsoftClarityId': { at: 'agreed', to: 'otraclarity' },
  'analytics.registerEventId': {
    at: 'registered',
    to: 'alta',
    given: { 'analytics.googleTagManagerId': 'GTM-OTRO26' },
  },
  'analytics.mavaToken': { at: 'agreed', to: 'otro-chat' },
  payment_methods: { at: 'method', to: [{ method: 'BANK_TRANSFER', fee_fixed: '3.00' }] },
  'tenant.type': { at: 'login', to: 'EXEU' },
  'tenant.name': { at: 'register', to: 'Otra Casa' },
  'tenant.legal_name': { at: 'login', to: 'Otra Casa, S.L.' },
  'tenant.legal_address': { at: 'login', to: 'Calle Mayor, 1' },
  'tenant.authorisation': { at: 'login', to: 'Otro registro' },
  'tenant.support_email': { at: 'login', to: 'otro@aurora.example', given: { 'urls.contact': '' } },
  'tenant.time_zone': { at: 'inside', to: 'Pacific/Kiritimati' },
  'tenant.upload_limit_mb': { at: 'transfer', to: 3 },
};

/** The leaves of the schema itself, as paths: an object's fields, whatever wraps them. A text in two languages is one leaf. */
function leavesOf(schema: z.core.$ZodType, at = ''): string[] {
  if (schema instanceof z.ZodObject && !('es' in schema.shape))
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      leavesOf(inner as z.core.$ZodType, at ? `${at}.${key}` : key),
    );
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? leavesOf(innerType, at) : [at];
}

/** What a person or their browser could tell apart, without what is another one at every request. */
async function seen(place: keyof typeof PLACES, isSheet: boolean): Promise<string> {
  const { status, to, headers, text } = await PLACES[place]();
  const policy = headers.get('Content-Security-Policy') ?? '';
  const steady = [status, to, policy, headers.getSetCookie().map((line) => line.replace(/=.*/, '')), text].join('\n');
  return (isSheet ? steady : steady.replace(/tenant\.css\?v=[\w-]+/g, ''))
    .replace(/nonce-[\w-]+|nonce="[^"]*"/g, '')
    .replace(/\.change-\d+/g, '')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, '')
    .replace(/"version":\d+|terms_version[^>]*/g, '');
}

/** So that a difference is told by its piece of the page. */
const piecesOf = (page: string) => page.split(/(?=<)/);

describe('a field of the tenant’s customization', () => {
  // Some pages write the minute at which they were made: all pages of one comparison are made at one moment.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  test('is in this list, every one of the schema and no other', () => {
    expect(Object.keys(PROOFS).sort()).toEqual(leavesOf(customization).sort());
  });

  test.each(Object.entries(PROOFS))('%s does something', async (field, { at, to, given = {} }) => {
    await house.wear(given);
    const before = await seen(at, at === 'stylesheet');
    expect(before).toMatch(at === 'stylesheet' ? /^404\n/ : /^(200|30[23])\n/);
    // The same tenant looks the same twice: what differs below is the field's doing.
    await house.wear(given);
    expect(piecesOf(await seen(at, at === 'stylesheet'))).toEqual(piecesOf(before));
    await house.wear({ ...given, [field]: to });
    expect(await seen(at, at === 'stylesheet')).not.toBe(before);
  });
});
