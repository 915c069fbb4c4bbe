import { z } from 'zod';
import { REPAYMENTS } from '#domain/debt/schedule.ts';
import { CAMPAIGN_MAX_DAYS } from '#domain/issuance/campaign-calendar.ts';
import { NOTICE_ADDRESSES_MAX } from '#domain/issuance/notice-address.ts';
import { DOCUMENT_KINDS } from '#domain/issuance/project-sections.ts';
import { SECTORS } from '#domain/issuance/sector.ts';
import { checkSlug, SLUG_MAX_CHARS } from '#domain/issuance/slug.ts';
import { MINTING_STRATEGIES, OVERSUBSCRIPTIONS, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { PROJECT_DOCUMENTS_MAX, PROJECT_PICTURES_MAX, SUBTITLE_MAX_CHARS } from '#domain/limits.ts';
import { TOKENS_MAX } from '#domain/money/human-amount.ts';
import { checkUrl, URL_MAX_CHARS } from '#domain/validation/contact.ts';
import { foldedEmailList, readEmailList } from '#domain/validation/email-list.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { checkNumber } from '#domain/validation/number.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import { checkText } from '#domain/validation/text.ts';
import { videoOf } from '#domain/validation/video.ts';
import { day, id, priceString } from './envelope.ts';

/*
 * What an issuer writes about a project, section by section, with its bounds. A draft may leave any text empty; what must not be missing before
 * a phase is `missingIn` of domain/issuance. Rules between values are asked by the use case.
 */

const TERMS_MAX = 12;
const RISKS_MAX = 12;
const TEAM_MAX = 20;
const REGISTER_PLACE_MAX = 40;
const REGISTER_DIGITS = 5;

function asked<S extends z.ZodType<string>>(field: S, check: (text: string) => Problem | null): S {
  return field.superRefine((text, context) => {
    const found = check(text);
    if (found) context.addIssue({ code: 'custom', params: { problem: found } });
  });
}

/** One line in anybody's script, or nothing. */
const line = (max: number) => asked(z.string().trim().max(max), checkHiddenSigns).default('');
/** The shortest address of the web that there is, `http://t.co`, and the longest that stands in a line of a sheet. */
const WEB_MIN = 11;
const WEB_MAX = 120;
const webAddress = asked(z.string().trim().max(URL_MAX_CHARS), (text) =>
  text === '' ? null : checkUrl(text, { min: WEB_MIN, max: WEB_MAX }),
).default('');
/** Digits alone, so many at most, or nothing; noughts in front are left out. */
const digits = (max: number) =>
  asked(
    z
      .string()
      .trim()
      .max(30)
      .overwrite((typed) => typed.replace(/^0+(?=\d)/, '')),
    (text) => checkNumber(text, { integer: true, min: 1, maxDigits: max }),
  ).default('');
/** Addresses, one a line or with commas between, or nothing. */
const EMAIL_LIST_MAX = 4000;
const emailList = asked(
  z
    .string()
    .trim()
    .max(EMAIL_LIST_MAX)
    .overwrite((typed) => foldedEmailList(typed, NOTICE_ADDRESSES_MAX)),
  (text) => {
    const read = readEmailList(text, NOTICE_ADDRESSES_MAX);
    return read.ok ? null : read.problem;
  },
).default('');
/** Some lines. */
const lines = (max: number) =>
  asked(z.string().trim().max(max), (text) => checkHiddenSigns(text.replace(/[\r\n\t]+/g, ' '))).default('');
/** The same text in both languages. */
const bilingual = <T extends z.ZodType>(text: T) => z.object({ es: text, en: text });

const tokens = z.number().int().min(0).max(TOKENS_MAX);
/** A decimal, at most four places: percentages and sums. */
const figure = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,4})?$/, { error: 'validator.error_number' })
  .nullable();
const months = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, { error: 'validator.error_number_integer' })
  .nullable();

export const cardFields = z.object({
  title: bilingual(line(80)),
  /** Under 50 characters (specification, section 3). */
  slogan: bilingual(line(SUBTITLE_MAX_CHARS)),
  short_description: bilingual(lines(400)),
  sector: z.enum(SECTORS),
  product_type: z.enum(PRODUCT_TYPES),
  location: line(80),
  slug: asked(z.string().trim().toLowerCase().max(SLUG_MAX_CHARS), checkSlug),
  /** The project in the issuer's own systems. */
  client_uuid: line(80),
});

export const issuerFields = z.object({
  issuer_name: line(120),
  issuer_city: line(80),
  issuer_tax_number: line(20),
  /** The company's own page. */
  issuer_website: webAddress,
  /** Where it stands in the commercial register: a town or province, which a register has in letters, and its volume, folio and sheet. */
  issuer_register_place: asked(z.string().trim().max(REGISTER_PLACE_MAX), (text) =>
    checkText(text, { max: REGISTER_PLACE_MAX, noSpecialChars: true }),
  ).default(''),
  issuer_register_volume: digits(REGISTER_DIGITS),
  issuer_register_folio: digits(REGISTER_DIGITS),
  issuer_register_sheet: line(20),
  /** Who is mailed of questions besides the issuer: addresses, kept one a line; each is asked first. */
  issuer_emails: emailList,
  /** The person who acts for it; only a manager may name another. */
  issuer_user_id: id,
});

export const tokenFields = z.object({
  token_name: line(60),
  token_symbol: asked(z.string().trim().toUpperCase().max(12), (text) =>
    /^[A-Z0-9]*$/.test(text) ? null : problem('validator.error_string_letters_digits'),
  ).default(''),
  price: priceString,
  tokens_for_sale: tokens,
  /** Tokens that must be sold, else all is given back; 0: none. */
  soft_cap_tokens: tokens,
  /** Of one order. */
  min_tokens: tokens,
  max_tokens: tokens,
  minting_strategy: z.enum(MINTING_STRATEGIES),
  /** What happens to orders beyond the tokens for sale. */
  oversubscription: z.enum(OVERSUBSCRIPTIONS),
});

/** Days by the tenant's calendar. */
export const calendarFields = z.object({
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  campaign_days: z.number().int().min(1).max(CAMPAIGN_MAX_DAYS).nullable(),
  token_expires_on: day.nullable(),
});

export const returnFields = z.object({
  headline_return: bilingual(line(60)),
  finance: z.object({
    annual_interest_percent: figure,
    expected_annual_return_percent: figure,
    term_months: months,
    pay_every_months: months,
    pre_money_valuation: figure,
    share_percent: figure,
  }),
  /** How a debt is paid back; empty: not said, and no comparison of outcomes is drawn. */
  repayment: z.enum(['', ...REPAYMENTS]).default(''),
  terms: z.array(z.object({ label: bilingual(line(60)), value: bilingual(line(120)) })).max(TERMS_MAX),
  risks: z.array(bilingual(lines(500))).max(RISKS_MAX),
});

export const imagesFields = z.object({
  /** A YouTube or Vimeo address. */
  video: asked(z.string().trim().max(200), (text) =>
    text === '' || videoOf(text) ? null : problem('validator.error_video'),
  ).default(''),
  /** In their order, the first one the cover. What is not named stays, behind the others: it may have come meanwhile. */
  pictures: z.array(z.object({ url: z.string().max(300), alt: bilingual(line(200)) })).max(PROJECT_PICTURES_MAX),
  /** Addresses of pictures that are taken away. */
  removed: z.array(z.string().max(300)).max(PROJECT_PICTURES_MAX).default([]),
  logo: z.enum(['keep', 'remove']).default('keep'),
});

/** HTML; what is no text, list, table or link is taken out. */
const html = z.string().max(40_000).default('');
export const textsFields = z.object({
  description: bilingual(html),
  product: bilingual(html),
  market: bilingual(html),
  competitors: bilingual(html),
  business_model: bilingual(html),
  projections: bilingual(html),
});

export const documentsFields = z.object({
  documents: z
    .array(
      z.object({
        id,
        title: bilingual(line(120)),
        kind: z.enum(DOCUMENT_KINDS),
        /** `public`: anyone; `hidden`: signed-in people. */
        access: z.enum(['public', 'hidden']),
        /** Its last day. */
        expires_on: day.nullable(),
      }),
    )
    .max(PROJECT_DOCUMENTS_MAX),
  /** Documents that are taken away; what is neither named nor here stays, behind the others. */
  removed: z.array(id).max(PROJECT_DOCUMENTS_MAX).default([]),
});

export const teamFields = z.object({
  team: z
    .array(
      z.object({
        name: line(80),
        role: bilingual(line(80)),
        bio: bilingual(lines(400)),
        /** Address of a picture that was sent for a person of this project; empty: none. */
        picture: z.string().max(300).default(''),
      }),
    )
    .max(TEAM_MAX),
});
