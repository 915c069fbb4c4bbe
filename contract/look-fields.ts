import { z } from 'zod';
import * as words from '#domain/brand/look.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { customization, REGISTER_FIELDS } from './customization.ts';
import { emailText } from './fields.ts';

const line = (max: number) => z.string().trim().max(max);
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'validator.error_color' });
/** A whole address, or a path of the tenant's own site; nothing where the page has none. */
const address = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:$|https?:\/\/[^\s/\\]|\/$|\/[^/\\\s])/, { error: 'validator.error_address' });
const needed = <T extends z.ZodString>(field: T) => field.min(1, { error: 'validator.error_null' });
const id = (pattern: RegExp) => z.string().trim().max(80).regex(pattern, { error: 'validator.error_pattern' });
const on = z.boolean();
const each = <const Names extends readonly string[], T>(names: Names, path: string, field: (name: string) => T) =>
  Object.fromEntries(names.map((name) => [`${path}.${name}`, field(name)])) as Record<string, T>;

function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What a section of a tenant's look holds, by path. A list of words is one switch a word: `fields.register.phone`. */
type Fields = Readonly<Record<string, z.ZodType<string | boolean | undefined>>>;

/** The sections of a look, each saved by itself, in the order shown; each field with its bounds. */
export const LOOK_SECTIONS = {
  brand: {
    title: needed(line(80)),
    'look.accent': color,
    'look.accent_dark': color.or(z.literal('')),
    'look.ground': z.enum(words.GROUNDS),
    'look.header': z.enum(words.HEADERS),
    'look.hero': z.enum(words.HEROES),
    'look.face': z.enum(words.FACE_NAMES),
    'look.heading': z.enum(words.HEADINGS),
    'look.heading_case': z.enum(words.HEADING_CASES),
    'look.figures': z.enum(words.FIGURE_FACES),
    'look.radius': z.enum(words.RADII),
    'look.density': z.enum(words.DENSITIES),
    'look.chart': z.enum(words.CHART_COLORS),
    'look.pictures': z.enum(words.PICTURE_TONES),
    'look.scheme': z.enum(words.LOOK_SCHEMES),
    'image.favicon': needed(address),
    'image.logo': address,
    'image.mail': address,
    'image.sign_in': address,
  },
  css: { css: z.string().max(100_000) },
  texts: Object.assign(
    {},
    ...['signIn', 'declareInterestDescription', 'investCustomDisclaimer'].map((name) =>
      each(LANGUAGES, `texts.${name}`, () => line(name === 'signIn' ? 160 : 2_000)),
    ),
  ) as Fields,
  addresses: {
    'urls.home': needed(address),
    ...each(['login', 'register', 'logout'], 'urls', () => address),
    ...each(['legal', 'privacy', 'provider_terms', 'referral_legal'], 'urls', () => address),
    ...each(['contact', 'faq', 'whitepaper'], 'urls', () => address),
  },
  currency: {
    'currency.symbol': needed(line(4)),
    'currency.symbol_position': z.enum(['after', 'before']),
    'currency.code': z
      .string()
      .trim()
      .max(3)
      .regex(/^[A-Z]{3}$/, { error: 'validator.error_pattern' }),
    'currency.name': needed(line(40)),
  },
  screens: each(
    [
      'progressBar',
      'extraFields',
      'description',
      'signInvestment',
      'legalTypeInvestor',
      'unAuthRoutes',
      'register',
    ] as const,
    'hide',
    () => on,
  ),
  registration: each(REGISTER_FIELDS, 'fields.register', () => on),
  extras: each(
    [
      'referral',
      'payWithBalance',
      'investmentFee',
      'signInWithGoogle',
      'mandatoryCommercialCommunications',
      'openAllAccordions',
      'homeWidget',
    ] as const,
    'extras',
    () => on,
  ),
  modules: {
    'tenant.type': z.enum(['STANDARD', 'EXEU']),
    ...each(['kyc', 'payment', 'signature', 'payment_profit', 'erir'], 'modules', () => on),
  },
  company: {
    'tenant.name': needed(line(80)),
    'tenant.legal_name': line(120),
    'tenant.legal_address': line(200),
    'tenant.authorisation': line(300),
    'tenant.support_email': emailText.pipe(z.email()).or(z.literal('')),
    'tenant.time_zone': z.string().trim().max(60).refine(isZone, { error: 'validator.error_time_zone' }),
    'tenant.upload_limit_mb': z
      .string()
      .trim()
      .regex(/^(?:[1-9]|[1-4]\d|50)$/, { error: 'validator.error_pattern' }),
  },
  analytics: {
    'analytics.googleTagManagerId': id(/^(?:GTM-[A-Z0-9]{4,12})?$/),
    'analytics.metaPixelId': id(/^(?:\d{8,20})?$/),
    'analytics.microsoftClarityId': id(/^(?:[a-z0-9]{6,16})?$/),
    'analytics.registerEventId': id(/^[\w-]{0,60}$/),
    'analytics.mavaToken': id(/^[\w-]{0,80}$/),
  },
} as const satisfies Readonly<Record<string, Fields>>;

export type LookSection = keyof typeof LOOK_SECTIONS;
export const LOOK_SECTION_NAMES = Object.keys(LOOK_SECTIONS) as [LookSection, ...LookSection[]];

/** The fields of a section. */
export const fieldsOfSection = (section: LookSection): Fields => LOOK_SECTIONS[section];

/** A tenant that says nothing: what is as here is not kept. */
export const USUAL_LOOK = customization.parse({});
