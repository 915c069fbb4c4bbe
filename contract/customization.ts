import { z } from 'zod';
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
  LOOK_SCHEMES,
  PICTURE_TONES,
  RADII,
} from '#domain/brand/look.ts';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { ONBOARDING_STEPS } from '#domain/onboarding/steps.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, localizedText, moneyString } from './envelope.ts';

const address = z
  .url({ protocol: /^https?$/ })
  .or(z.string().regex(/^\/(?![/\\])/))
  .or(z.literal(''));
const flag = z.boolean().default(false);
const on = z.boolean().default(true);

/** Extra fields that a tenant asks for at registration (`fields.register`). */
export const REGISTER_FIELDS = [
  'phone',
  'nationality',
  'country',
  'birthday',
  'referral_code',
  'legal_type',
  'occupation',
] as const;

/** Tokens of the tenant's look; components are never overridden, only these (experience.md, principle 8). */
const look = z.object({
  /** Brand colour, `#rrggbb`. Contrast is computed from it, never trusted. */
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .default('#0b6b4f'),
  /** Brand colour in the dark; absent: derived. */
  accent_dark: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  radius: z.enum(RADII).default('soft'),
  density: z.enum(DENSITIES).default('comfortable'),
  heading: z.enum(HEADINGS).default('sans'),
  /** Paper and ink. */
  ground: z.enum(GROUNDS).default('cream'),
  /** The bar above every page, and the head of a mail. */
  header: z.enum(HEADERS).default('paper'),
  /** How a project's page opens. */
  hero: z.enum(HEROES).default('side'),
  /** Display face, of those that the dashboard serves; `system` loads none. */
  face: z.enum(FACE_NAMES).default('system'),
  heading_case: z.enum(HEADING_CASES).default('plain'),
  /** Face of key figures. */
  figures: z.enum(FIGURE_FACES).default('body'),
  /** Series of charts. */
  chart: z.enum(CHART_COLORS).default('brand'),
  /** Tone of pictures. */
  pictures: z.enum(PICTURE_TONES).default('plain'),
  /** Scheme of a visitor who has chosen none; `auto` follows their system. */
  scheme: z.enum(LOOK_SCHEMES).default('auto'),
});

/** One way to pay, with what it costs and how much it can carry. */
const paymentMethodSetting = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** Fixed fee, decimal string in the tenant's currency. */
  fee_fixed: moneyString.default('0.00'),
  /** Commission in per cent of what is paid by this method, at most two decimals: "1.2". */
  fee_percent: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/)
    .default('0'),
  /** Largest payment by this method; absent: no limit. */
  limit: moneyString.optional(),
});

/** What a tenant's server says of its look, texts and switches (specification, section 3). Every field has a default, so that a bare `{}` is a working tenant. */
export const customization = z.object({
  title: z.string().default('TC SAAS'),
  css: z.string().max(100_000).default(''),
  image: z
    .object({
      favicon: address.default('/favicon.ico'),
      logo: address.default(''),
      /** Logo of mails, as PNG or JPEG: mail programs draw no SVG. Without one, the name stands alone. */
      mail: address.default(''),
      /** Picture beside sign-in and registration. */
      sign_in: address.default(''),
    })
    .prefault({}),
  look: look.prefault({}),
  urls: z
    .object({
      home: address.default('/login'),
      legal: address.default(''),
      privacy: address.default(''),
      /** Terms of the platform's provider, which a registration accepts; without an address it says whom to ask for them. */
      provider_terms: address.default(''),
      contact: address.default(''),
      faq: address.default(''),
      whitepaper: address.default(''),
      login: address.default(''),
      register: address.default(''),
      referral_legal: address.default(''),
      logout: address.default(''),
    })
    .prefault({}),
  currency: z
    .object({
      symbol: z.string().max(4).default('€'),
      symbol_position: z.enum(['before', 'after']).default('after'),
      code: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .default('EUR'),
      name: z.string().max(40).default('Euro'),
    })
    .prefault({}),
  flows: z
    .object({
      onboarding: z
        .array(z.enum(ONBOARDING_STEPS))
        .min(1)
        .default([...ONBOARDING_STEPS]),
      project_status: z
        .array(z.enum(ISSUANCE_STATUSES))
        .min(2)
        .default([...ISSUANCE_STATUSES]),
    })
    .prefault({}),
  hide: z
    .object({
      progressBar: flag,
      extraFields: flag,
      description: flag,
      signInvestment: flag,
      legalTypeInvestor: flag,
      unAuthRoutes: flag,
      register: flag,
    })
    .prefault({}),
  fields: z.object({ register: z.array(z.enum(REGISTER_FIELDS)).default([]) }).prefault({}),
  extras: z
    .object({
      referral: flag,
      payWithBalance: flag,
      investmentFee: flag,
      signInWithGoogle: flag,
      mandatoryCommercialCommunications: flag,
      openAllAccordions: flag,
      homeWidget: flag,
    })
    .prefault({}),
  modules: z.object({ kyc: on, payment: on, signature: on, payment_profit: on, erir: flag }).prefault({}),
  texts: z
    .object({
      declareInterestDescription: localizedText.prefault({}),
      investCustomDisclaimer: localizedText.prefault({}),
      /** One sentence beside sign-in and registration. */
      signIn: localizedText.prefault({}),
    })
    .prefault({}),
  analytics: z
    .object({
      googleTagManagerId: z
        .string()
        .regex(/^(GTM-[A-Z0-9]{4,12})?$/)
        .default(''),
      metaPixelId: z
        .string()
        .regex(/^(\d{8,20})?$/)
        .default(''),
      microsoftClarityId: z
        .string()
        .regex(/^([a-z0-9]{6,16})?$/)
        .default(''),
      registerEventId: z
        .string()
        .regex(/^[\w-]{0,60}$/)
        .default(''),
      mavaToken: z
        .string()
        .regex(/^[\w-]{0,80}$/)
        .default(''),
    })
    .prefault({}),
  /** Ways to pay in the order shown; `BALANCE` is governed by `extras.payWithBalance` instead. */
  payment_methods: z
    .array(paymentMethodSetting)
    .default([{ method: 'BANK_TRANSFER', fee_fixed: '0.00', fee_percent: '0' }]),
  tenant: z
    .object({
      /** `EXEU` turns on the variant wording (specification, section 1). */
      type: z.enum(['STANDARD', 'EXEU']).default('STANDARD'),
      name: z.string().default(''),
      legal_name: z.string().default(''),
      legal_address: z.string().default(''),
      /** Registration as a crowdfunding service provider, as the tenant states it. */
      authorisation: z.string().default(''),
      support_email: z.string().default(''),
      time_zone: z.string().default('Europe/Madrid'),
      /** Upload limit of one file in MB (10^6 bytes). */
      upload_limit_mb: z.number().int().min(1).max(50).default(10),
    })
    .prefault({}),
});
export type Customization = z.output<typeof customization>;
export type CustomizationInput = z.input<typeof customization>;

export const getCustomization = endpoint({
  id: 'getCustomization',
  summary: "The tenant's look, texts and switches",
  method: 'GET',
  path: '/v2/ui/get-customization',
  caller: 'anyone',
  answer: dataOf(customization).extend({
    /** Another number where anything of it is another. A back end that has one also answers `getCustomizationVersion`. */
    meta: z.object({ version: z.number().int() }).optional(),
  }),
});

/** Whether the customization that somebody keeps is still the tenant's: asked by every page, so that a new look is seen by the next one. */
export const getCustomizationVersion = endpoint({
  id: 'getCustomizationVersion',
  summary: "Version of the tenant's look, texts and switches",
  method: 'GET',
  path: '/v2/ui/customization-version',
  caller: 'anyone',
  answer: dataOf(z.object({ version: z.number().int() })),
});
