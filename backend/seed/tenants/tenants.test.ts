import { isValidBIC, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { type Customization, customization, REGISTER_FIELDS } from '#contract/customization.ts';
import {
  CHART_COLORS,
  DENSITIES,
  FACE_NAMES,
  FIGURE_FACES,
  GROUNDS,
  HEADERS,
  HEADING_CASES,
  HEADINGS,
  HEROES,
  PICTURE_TONES,
  RADII,
} from '#domain/brand/look.ts';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { approvalProblem, flowProblems } from '#domain/tenant/flow-rules.ts';
import { TENANTS } from '#tenants/registry.ts';
import { TENANT_SEEDS } from './all-tenants.ts';

const tenants = TENANT_SEEDS.map((seed) => ({ ...seed, full: customization.parse(seed.customization) }));
const bare = customization.parse({});

/** Paths of the leaves of a tree, with their values; lists are leaves. */
function leaves(tree: unknown, path = ''): Map<string, string> {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return new Map([[path, JSON.stringify(tree)]]);
  return new Map(Object.entries(tree).flatMap(([key, value]) => [...leaves(value, path ? `${path}.${key}` : key)]));
}

/** Tenants for which a claim about their customization holds. */
const count = (holds: (full: Customization) => boolean) => tenants.filter(({ full }) => holds(full)).length;

/** Every field of the specification's section 3 (tenant customization), and ours beside it, as paths of the schema. */
const FIELDS = [
  'css',
  'title',
  'image.favicon',
  'image.logo',
  'image.mail',
  'image.sign_in',
  ...[
    'accent',
    'accent_dark',
    'radius',
    'density',
    'heading',
    'ground',
    'header',
    'hero',
    'face',
    'heading_case',
    'figures',
    'chart',
    'pictures',
    'scheme',
  ].map((name) => `look.${name}`),
  ...[
    'home',
    'legal',
    'privacy',
    'provider_terms',
    'contact',
    'faq',
    'whitepaper',
    'login',
    'register',
    'referral_legal',
    'logout',
  ].map((name) => `urls.${name}`),
  ...['symbol', 'symbol_position', 'code', 'name'].map((name) => `currency.${name}`),
  'flows.onboarding',
  'flows.project_status',
  ...[
    'progressBar',
    'extraFields',
    'description',
    'signInvestment',
    'legalTypeInvestor',
    'unAuthRoutes',
    'register',
  ].map((name) => `hide.${name}`),
  'fields.register',
  ...[
    'referral',
    'payWithBalance',
    'investmentFee',
    'signInWithGoogle',
    'mandatoryCommercialCommunications',
    'openAllAccordions',
    'homeWidget',
  ].map((name) => `extras.${name}`),
  ...['kyc', 'payment', 'signature', 'payment_profit', 'erir'].map((name) => `modules.${name}`),
  'texts.declareInterestDescription.es',
  'texts.declareInterestDescription.en',
  'texts.investCustomDisclaimer.es',
  'texts.investCustomDisclaimer.en',
  'texts.signIn.es',
  'texts.signIn.en',
  ...['googleTagManagerId', 'metaPixelId', 'microsoftClarityId', 'registerEventId', 'mavaToken'].map(
    (name) => `analytics.${name}`,
  ),
  'payment_methods',
  ...[
    'type',
    'name',
    'legal_name',
    'legal_address',
    'authorisation',
    'support_email',
    'time_zone',
    'upload_limit_mb',
  ].map((name) => `tenant.${name}`),
];

describe('the 22 tenants of the demo data', () => {
  it('are those of the registry, in its order, each a customization that the contract takes', () => {
    expect(tenants.map((seed) => seed.name)).toEqual(TENANTS.map((file) => file.name));
  });

  it.each(FIELDS)('%s is set away from its default by at least two', (path) => {
    const byDefault = leaves(bare).get(path);
    const away = tenants.filter(({ full }) => (leaves(full).get(path) ?? byDefault) !== byDefault);
    expect(away.length).toBeGreaterThanOrEqual(2);
  });

  it('the list of fields forgets none of the schema', () => {
    const known = new Set(tenants.flatMap(({ full }) => [...leaves(full).keys()]));
    expect([...known].filter((path) => !FIELDS.includes(path))).toEqual([]);
  });

  it.each(PAYMENT_METHODS)('%s is a way to pay at no fewer than two tenants', (method) => {
    const offers = (full: Customization) =>
      full.modules.payment &&
      (method === 'BALANCE' ? full.extras.payWithBalance : full.payment_methods.some((one) => one.method === method));
    expect(count(offers)).toBeGreaterThanOrEqual(2);
  });

  it('fixed fees, commissions and limits each occur twice or more', () => {
    expect(count((full) => full.payment_methods.some((one) => one.fee_fixed !== '0.00'))).toBeGreaterThanOrEqual(2);
    expect(count((full) => full.payment_methods.some((one) => one.fee_percent !== '0'))).toBeGreaterThanOrEqual(2);
    expect(count((full) => full.payment_methods.some((one) => one.limit !== undefined))).toBeGreaterThanOrEqual(2);
  });

  it.each(REGISTER_FIELDS)('the extra register field %s is asked by at least two', (field) => {
    expect(count((full) => full.fields.register.includes(field))).toBeGreaterThanOrEqual(2);
  });

  it('every word of the look is worn by at least two', () => {
    const words = {
      radius: RADII,
      density: DENSITIES,
      heading: HEADINGS,
      ground: GROUNDS,
      header: HEADERS,
      hero: HEROES,
      face: FACE_NAMES,
      heading_case: HEADING_CASES,
      figures: FIGURE_FACES,
      chart: CHART_COLORS,
      pictures: PICTURE_TONES,
    } as const;
    for (const [field, values] of Object.entries(words))
      for (const value of values)
        expect(
          count((full) => full.look[field as keyof typeof words] === value),
          `${field}: ${value}`,
        ).toBeGreaterThan(1);
    for (const scheme of ['auto', 'dark'])
      expect(
        count((full) => full.look.scheme === scheme),
        scheme,
      ).toBeGreaterThan(1);
  });

  it('use at least four orders of onboarding and of phases, and no accent twice', () => {
    const kinds = (of: (full: Customization) => unknown) =>
      new Set(tenants.map(({ full }) => JSON.stringify(of(full)))).size;
    expect(kinds((full) => full.flows.onboarding)).toBeGreaterThanOrEqual(4);
    expect(kinds((full) => full.flows.project_status)).toBeGreaterThanOrEqual(4);
    expect(kinds((full) => full.look.accent)).toBe(22);
    expect(kinds((full) => full.currency)).toBeGreaterThanOrEqual(3);
  });

  it('every order of steps contains INVEST once and repeats nothing; every order of phases begins with DRAFT and ends with CLOSED', () => {
    for (const { name, full } of tenants) {
      const { onboarding, project_status: phases } = full.flows;
      expect(
        onboarding.filter((step) => step === 'INVEST'),
        name,
      ).toHaveLength(1);
      expect(new Set(onboarding).size, name).toBe(onboarding.length);
      expect([phases.at(0), phases.at(-1), phases.includes('CAMPAIGN')], name).toEqual(['DRAFT', 'CLOSED', true]);
    }
  });

  it('every order of steps and phases has what it may not do without, validation where a record-keeping body approves', () => {
    for (const { name, full } of tenants)
      expect([flowProblems(full.flows, full.modules.kyc), approvalProblem(full.flows, full.modules)], name).toEqual([
        {},
        null,
      ]);
    expect(count((full) => full.modules.erir)).toBeGreaterThan(1);
  });

  it('a tenant with hidden sign-in pages names pages of its own', () => {
    for (const { name, full } of tenants.filter((one) => one.full.hide.unAuthRoutes)) {
      expect(
        [full.urls.login, full.urls.register].every((url) => url.startsWith('https://')),
        name,
      ).toBe(true);
    }
  });

  it('exeu speaks the EXEU wording', () => {
    expect(tenants.find((seed) => seed.name === 'exeu')?.full.tenant.type).toBe('EXEU');
  });

  it('accounts pass their checksums and fit a payment code; no two are the same', () => {
    for (const { name, settings } of tenants) {
      expect([isValidIBAN(settings.safeguarding.iban), isValidBIC(settings.safeguarding.bic)], name).toEqual([
        true,
        true,
      ]);
      // EPC069-12: the beneficiary's name has at most 70 characters.
      expect(settings.safeguarding.holder.length, name).toBeLessThanOrEqual(70);
    }
    expect(new Set(tenants.map(({ settings }) => settings.safeguarding.iban)).size).toBe(22);
  });

  it('settings agree with the customization and with each other', () => {
    for (const { name, settings, full } of tenants) {
      expect(settings.legalName, name).toBe(full.tenant.legal_name);
      expect(settings.orderReminderDaysBefore, name).toBeLessThan(settings.orderExpiryDays);
      expect(settings.withholdingPercent, name).toMatch(/^\d{1,2}\.\d{2}$/);
      expect(settings.warningGateMin, name).toMatch(/^\d+\.\d{2}$/);
      expect(() => new Intl.DateTimeFormat('es', { timeZone: full.tenant.time_zone })).not.toThrow();
    }
  });
});
