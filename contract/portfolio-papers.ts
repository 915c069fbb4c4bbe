import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, localizedText, moneyString, nearDay } from './envelope.ts';
import { recordSection } from './records.ts';

/** A payment that is to come to the caller, by today's holdings and today's tax. */
const expectedPayment = z.object({
  /**
   * `APPROVED`: shared out, its sum is fixed and the issuer's money is here, so that the platform pays next. `AWAITED`: the same, and it waits for the issuer's money. `EXPECTED`: by the
   * schedule of a loan. `LATE`: its day is over and the issuer's money is missing.
   */
  state: z.enum(['APPROVED', 'AWAITED', 'EXPECTED', 'LATE']),
  /** The day of payment, never one that has passed but of what is late; null where nobody has named a day that is still to come. */
  on: day.nullable(),
  /** Since when it waits for whoever acts next; null where nobody has to act yet. */
  since: day.nullable(),
  issuance: z.object({ id, title: localizedText, symbol: z.string() }),
  income: moneyString,
  /** Capital that comes back. */
  capital: moneyString,
  withheld: moneyString,
  net: moneyString,
});

/**
 * What is to come, what is late first and then the soonest: the caller's part of each payment of the loans whose tokens they hold, and of distributions that are approved and not paid. Nothing of it is
 * guaranteed; shares in a company pay by no schedule. `year`: all that is due within twelve months.
 */
export const getExpectedIncome = endpoint({
  id: 'getExpectedIncome',
  summary: 'Payments to come',
  method: 'GET',
  path: '/portfolio/income',
  caller: 'investor',
  answer: dataOf(
    z.object({
      payments: z.array(expectedPayment),
      year: z.object({ income_net: moneyString, capital: moneyString }),
    }),
  ),
});
export type ExpectedPayment = z.output<typeof expectedPayment>;

/**
 * First and last day, both included, at most ten years; without them this year up to today, without `from` the year of `to`. 422 on `to` where it lies before `from`, on either
 * where it is to come.
 */
const span = z.object({ from: nearDay.optional(), to: nearDay.optional() });

/** The caller's account of holdings between two days, as it is printed: what they held before and after, what moved, and what came. */
export const getPortfolioStatement = endpoint({
  id: 'getPortfolioStatement',
  summary: 'Statement of holdings between two days',
  method: 'GET',
  path: '/portfolio/statement',
  caller: 'investor',
  query: span,
  answer: dataOf(z.object({ title: z.string(), from: day, to: day, sections: z.array(recordSection) })),
});

/** The same statement as a PDF, or its movements as CSV. */
export const getPortfolioStatementFile = endpoint({
  id: 'getPortfolioStatementFile',
  summary: 'Statement of holdings as a file',
  method: 'GET',
  path: '/portfolio/statement/file',
  caller: 'investor',
  query: span.extend({ format: z.enum(['pdf', 'csv']).default('pdf') }),
  answer: dataOf(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
  takesLong: true,
});
