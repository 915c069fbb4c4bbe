import { z } from 'zod';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, localizedText, moneyString, nearDay, pageOf, pageQuery } from './envelope.ts';

/** One project and one country of fiscal residence of who invested in it. Amounts in the tenant's currency. */
const yearlyLine = z.object({
  /** The project's and the country's. */
  id: z.string(),
  /** LEI of the platform; empty while the tenant has not written it down. */
  provider: z.string(),
  year: z.number().int(),
  /** The provider's LEI and eight digits, as the information sheet carries it; null while either is missing. */
  offer: z.string().nullable(),
  project: z.object({ id, title: localizedText }),
  /** Who offers it: a tax number; empty where the project has none. */
  owner: z.object({ name: z.string(), code: z.string() }),
  /** What was paid for the whole project, whatever the country. */
  raised: moneyString,
  currency: z.string(),
  product: z.enum(PRODUCT_TYPES),
  /** ISO 3166-1 alpha-2; null: not known, or nobody has invested. */
  country: z.string().nullable(),
  sophisticated: z.object({ investors: z.number().int(), amount: moneyString }),
  others: z.object({ investors: z.number().int(), amount: moneyString }),
});
export type YearlyLineJson = z.output<typeof yearlyLine>;

/** What article 16 of Regulation (EU) 2020/1503 has told each year: every project whose offer was open in a year of the tenant's calendar (without one, the last that is over). */
export const listYearlyReport = endpoint({
  id: 'listYearlyReport',
  summary: 'Projects of a year with what was raised and by whom, for the supervisor',
  method: 'GET',
  path: '/manager/yearly-report',
  caller: 'manager',
  query: pageQuery.extend({ year: z.coerce.number().int().min(2016).max(2100).optional() }),
  answer: pageOf(yearlyLine).extend({
    year: z.number().int(),
    /** Years that can be asked for, the newest first. */
    years: z.array(z.number().int()),
  }),
});

const of = z.object({
  /** The record-keeping body's reference; null while none is written down. */
  reference: z.string().nullable(),
  issuer: z.string(),
  /** Empty where the project has none. */
  issuer_number: z.string(),
  symbol: z.string(),
  /** Until when the register was read. */
  at: instant,
});

/** A holder of an issuance's tokens as the record-keeping body needs them. */
const recordLine = z.object({
  /** The person's. */
  id,
  /** A company's own name. */
  name: z.string(),
  legal_type: z.enum(LEGAL_TYPES).nullable(),
  /** A company's tax number, else the number of a person's identity document; empty while it is not known. */
  number: z.string(),
  postal_code: z.string(),
  wallet: z.string().nullable(),
  tokens: z.number().int(),
  /** Of these, those that cannot be given away: promised on the bulletin board, or sold and not yet paid for. */
  kept: z.number().int(),
  since: instant,
  /** What each line of the file says besides, so that it can be read alone. */
  of,
});

/** Who holds tokens of an issuance, now or at the end of a day that has been, for the entity in charge of the registration (Ley 6/2023, articles 7 and 8). 404 where the tenant has no such project. */
export const listRecordLines = endpoint({
  id: 'listRecordLines',
  summary: 'Holders of an issuance for its record-keeping body',
  method: 'GET',
  path: '/manager/issuances/{id}/record',
  caller: 'manager',
  params: z.object({ id }),
  query: pageQuery.extend({ at: nearDay.optional() }),
  answer: pageOf(recordLine).extend({
    issuance: z.object({ id, title: localizedText }),
    of,
  }),
});
