import { z } from 'zod';
import { REPAYMENTS } from '#domain/debt/schedule.ts';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { DOCUMENT_KINDS } from '#domain/issuance/project-sections.ts';
import { ISSUANCE_STATUSES, MINTING_STRATEGIES, OVERSUBSCRIPTIONS, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { REFUND_CONTACT_AT_PERCENT } from '#domain/limits.ts';
import { changedOffer } from './changed-offer.ts';
import { day, id, instant, localizedText, moneyString, priceString } from './envelope.ts';

/** A token of an issuance as its pages show it. Prices in the tenant's currency. */
const tokenFacts = z.object({
  name: z.string(),
  symbol: z.string(),
  price: priceString,
  /** Last day of its life; null: no end. */
  expires_on: day.nullable().default(null),
});

/** One row or card of a list of issuances. Counts are tokens, amounts decimal strings. */
export const issuanceCard = z.object({
  id,
  slug: z.string(),
  title: localizedText,
  slogan: localizedText,
  sector: z.string(),
  location: z.string(),
  product_type: z.enum(PRODUCT_TYPES),
  status: z.enum(ISSUANCE_STATUSES),
  /** Offer stopped by the manager, at most 30 days (regulation.md). */
  suspended: z.boolean(),
  /** The last second of the suspension that runs. */
  suspended_until: instant.nullable().default(null),
  token: tokenFacts,
  tokens_for_sale: z.number().int(),
  /** Held by confirmed orders, paid or not: what is no longer to be had. */
  tokens_taken: z.number().int(),
  /** What happens to orders beyond the tokens for sale. */
  oversubscription: z.enum(OVERSUBSCRIPTIONS).default('FIRST_COME'),
  /** Asked for by confirmed orders of a pro rata offer that are not allotted yet. */
  tokens_requested: z.number().int().default(0),
  min_tokens: z.number().int(),
  max_tokens: z.number().int(),
  minimum_ticket: moneyString,
  /** Money received, from CHARGED on. */
  raised: moneyString,
  target: moneyString,
  soft_cap: moneyString,
  investors: z.number().int(),
  interested: z.number().int(),
  campaign_starts_at: instant.nullable(),
  campaign_ends_at: instant.nullable(),
  /** How many days the campaign lasts, first and last included: by its dates, else as planned; null where neither is known. */
  campaign_days: z.number().int().positive().nullable().default(null),
  /** When it was closed in fact, which the plan may not have been. */
  closed_at: instant.nullable().default(null),
  /** The one figure that sums up the offer, e.g. { es: "8,25 % anual", en: "8.25% a year" }. */
  headline_return: localizedText,
  cover_url: z.string(),
  followed: z.boolean(),
  terms_version: z.number().int(),
});
export type IssuanceCard = z.output<typeof issuanceCard>;

/** How a debt is paid back. */
export const loanOffer = z.object({
  /** Per cent a year, as a decimal. */
  annual_interest: z.string(),
  term_months: z.number().int(),
  pay_every_months: z.number().int(),
  repayment: z.enum(REPAYMENTS),
});

/** One labelled figure of the offer: term, coupon, valuation… */
const termFigure = z.object({ label: localizedText, value: localizedText });

export const issuancePage = issuanceCard.extend({
  /** From how many per cent of its target on it is said whom to ask about disbursement and refunds. */
  contact_at_percent: z.number().int().default(REFUND_CONTACT_AT_PERCENT),
  client_uuid: z.string().nullable(),
  cover_raster_url: z.string(),
  logo_url: z.string(),
  intro_video: z.object({ provider: z.enum(['youtube', 'vimeo']), id: z.string() }).nullable(),
  short_description: localizedText,
  /** Cleaned HTML of the issuer, per section and language; an empty section is left out by the reader. */
  sections: z.object({
    description: localizedText,
    product: localizedText,
    market: localizedText,
    competitors: localizedText,
    business_model: localizedText,
    projections: localizedText,
  }),
  terms: z.array(termFigure),
  /** A debt as far as its issuer has said all that an outcome is worked out from. */
  debt: loanOffer.nullable().default(null),
  risks: z.array(localizedText),
  minting_strategy: z.enum(MINTING_STRATEGIES),
  images: z.array(z.object({ url: z.string(), alt: localizedText })),
  team: z.array(
    z.object({ name: z.string(), role: localizedText, bio: localizedText, picture: z.string().default('') }),
  ),
  documents: z.array(
    z.object({
      id,
      title: localizedText,
      /** What it is, where its issuer said so; the information sheet is none of these. */
      kind: z.enum(DOCUMENT_KINDS).nullable().default(null),
      /** `public` documents open to anyone, `hidden` ones to signed-in people. */
      access: z.enum(['public', 'hidden']),
      bytes: z.number().int(),
      file_id: id.nullable(),
      expires_at: instant.nullable(),
    }),
  ),
  /** Material changes of the offer since people stand behind it, newest first. */
  changes: z.array(changedOffer).default([]),
  updates: z.array(z.object({ id, published_at: instant, title: localizedText, body: localizedText })),
  questions: z.array(
    z.object({
      id,
      asked_at: instant,
      question: localizedText,
      answer: localizedText.nullable(),
      answered_at: instant.nullable(),
    }),
  ),
  issuer: z.object({
    name: z.string(),
    city: z.string(),
    /** Its own page; empty: none. */
    website: z.string().default(''),
    /** Where it stands in a commercial register; empty: not said. */
    register: localizedText.default({ es: '', en: '' }),
  }),
  /** Whether a phase takes orders or declared interest right now, decided by the back end. */
  takes_orders: z.boolean(),
  takes_interest: z.boolean(),
  /** Whether who wants tokens takes a place on the waiting list instead. */
  takes_places: z.boolean().default(false),
  /** The reader's own live order or interest, else their newest finished one that was not cancelled; null for a visitor and for who has none. */
  own: z
    .object({
      id,
      status: z.enum(INVESTMENT_STATUSES),
      tokens: z.number().int(),
      amount: moneyString,
      is_request: z.boolean().default(false),
    })
    .nullable(),
  published_at: instant,
  updated_at: instant,
});
export type IssuancePage = z.output<typeof issuancePage>;
