import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, moneyString, nearDay, soughtId } from './envelope.ts';
import { reason } from './fields.ts';

const year = z.coerce.number().int().min(2000).max(9999);
/** Whose: a manager names the person, everybody else reads their own. 404 where somebody else names another. */
const whose = z.object({ person: id.optional() });

const taxYear = z.object({
  year: z.number().int(),
  gross: moneyString,
  withheld: moneyString,
  net: moneyString,
  /** The year is not over. */
  open: z.boolean(),
  /** The last paper that was issued for it; null while nobody asked for one. */
  issued: z.object({ id, version: z.number().int(), at: instant, provisional: z.boolean() }).nullable(),
});

/** Where somebody is resident for tax, and the paper that proves it. */
const residence = z.object({
  /** ISO 3166-1 alpha-2; null where nobody knows. */
  country: z.string().nullable(),
  /** Of the country that they live in now, the one that lasts longest; null where none was written down. Spain asks for none. */
  certificate: z.object({ issued_on: day, valid_until: day, valid: z.boolean() }).nullable(),
});

/** The years in which a person was paid something, newest first, by the calendar of the tenant. */
export const listTaxYears = endpoint({
  id: 'listTaxYears',
  summary: 'Years with earnings, and their certificates',
  method: 'GET',
  path: '/tax-years',
  caller: 'signed-in',
  query: z.object({ person: soughtId.optional() }),
  answer: dataOf(z.object({ person: z.object({ id, name: z.string() }), residence, years: z.array(taxYear) })),
});

/**
 * Issues the certificate of a year: what the books say now. Where they say what the last one said, that one is answered; otherwise the next version. 409
 * `certificate.nothing` for a year in which nothing was paid.
 */
export const issueTaxCertificate = endpoint({
  id: 'issueTaxCertificate',
  summary: 'Issue the tax certificate of a year',
  method: 'POST',
  path: '/tax-certificates',
  action: 'certificate.issue',
  body: whose.extend({ year }),
  answer: dataOf(z.object({ id, version: z.number().int() })),
  errors: ['certificate.nothing'],
});

/** A certificate as a file, in the caller's language; the same bytes each time. For its holder and the managers. */
export const getTaxCertificate = endpoint({
  id: 'getTaxCertificate',
  summary: 'A tax certificate as PDF or CSV',
  method: 'GET',
  path: '/tax-certificates/{id}',
  caller: 'signed-in',
  params: z.object({ id }),
  query: z.object({ format: z.enum(['pdf', 'csv']).default('pdf') }),
  answer: dataOf(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
  takesLong: true,
});

/**
 * Writes down that a manager has a holder's certificate of residence in hand: of the country that they are known to live in, from its day of issue. For a year the
 * rates of that country's treaty count for them. The same paper twice is one. 422 on `issued_on`: to come, or more than a year ago. 409 `certificate.no_treaty`
 * for who lives in Spain, or nobody knows where.
 */
export const noteResidenceCertificate = endpoint({
  id: 'noteResidenceCertificate',
  summary: 'Write a certificate of residence down',
  method: 'POST',
  path: '/manager/residence-certificates',
  action: 'certificate.note_residence',
  idempotent: true,
  body: z.object({ person: id, issued_on: nearDay }),
  answer: dataOf(z.object({ country: z.string(), valid_until: day })),
  errors: ['certificate.no_treaty'],
});

/**
 * Takes back a certificate of residence that was written down by mistake, by its day of issue, with the reason: its country's treaty counts no more for what is approved from now on, and a
 * proposal shows its new net before it counts. What was approved with it stays as it was. 404 where none of that day stands of the country that the person lives in.
 */
export const takeBackResidenceCertificate = endpoint({
  id: 'takeBackResidenceCertificate',
  summary: 'Take a certificate of residence back that was written down by mistake',
  method: 'POST',
  path: '/manager/residence-certificates/take-back',
  action: 'certificate.take_back_residence',
  idempotent: true,
  body: z.object({ person: id, issued_on: nearDay, reason }),
  answer: dataOf(z.object({ country: z.string() })),
});
