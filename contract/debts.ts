import { z } from 'zod';
import { REPAYMENTS } from '#domain/debt/schedule.ts';
import { DEBT_STANDINGS, INSTALMENT_STATES } from '#domain/debt/standing.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, moneyString } from './envelope.ts';
import { reason } from './fields.ts';

const count = z.number().int();

/** One payment of a schedule: expected, and what of it is missing. */
const instalmentLine = z.object({
  number: count,
  on: day,
  interest: moneyString,
  principal: moneyString,
  total: moneyString,
  missing: moneyString,
  state: z.enum(INSTALMENT_STATES),
  /** The day on which the last of it came. */
  paid_on: day.nullable(),
  /** The distribution that pays it, where it was proposed by the schedule. */
  distribution_id: id.nullable(),
});

/** How a debt is paid back, and how it stands today by the tenant's calendar. */
export const debtSheet = z.object({
  standing: z.enum(DEBT_STANDINGS),
  repayment: z.enum(REPAYMENTS),
  /** A year's, in hundredths of a per cent. */
  annual_interest: count,
  principal: moneyString,
  /** Capital that is still owed, due or not. */
  outstanding: moneyString,
  paid_interest: moneyString,
  paid_principal: moneyString,
  /** Whose day has come and which is missing: interest and capital. */
  due: moneyString,
  late_since: day.nullable(),
  days_late: count,
  /** In default since then; what came since. */
  defaulted_on: day.nullable(),
  recovered: moneyString,
  /** Why a manager declared it; null where its days alone did, and where it is not in default. */
  default_reason: z.string().nullable(),
  instalments: z.array(instalmentLine),
});

/** A debt's schedule for its issuer and for managers; null where an issuance has none. 404 for an issuer who asks for another's. */
export const getManagedDebt = endpoint({
  id: 'getManagedDebt',
  summary: 'The schedule of a debt',
  method: 'GET',
  path: '/managed/issuances/{id}/debt',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  answer: dataOf(
    debtSheet
      .extend({
        /** Whether the caller may declare it in default: a manager, while something is late. */
        may_declare_default: z.boolean(),
        /** An instalment whose time to be proposed has come, and why it is not: no account of the issuer's, one that was ended a moment ago; null: with the next daily look. */
        unproposed: z
          .object({ on: day, waits_for: z.enum(['issuer_account', 'pause']).nullable(), until: instant.nullable() })
          .nullable(),
      })
      .nullable(),
  ),
});

/** A manager says that a debt is in default. It stays so, and its holders are told why. 409 `debt.not_late`, `debt.in_default`. */
export const declareDefault = endpoint({
  id: 'declareDefault',
  summary: 'Declare a debt in default',
  method: 'POST',
  path: '/manager/issuances/{id}/debt/default',
  action: 'debt.declare_default',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: dataOf(debtSheet),
  idempotent: true,
  errors: ['debt.not_late', 'debt.in_default'],
});

/** A debt's schedule for who holds its tokens, or has held them; null where an issuance has none. 404 for everybody else. */
export const getOwnDebt = endpoint({
  id: 'getOwnDebt',
  summary: 'The schedule of a debt whose tokens one holds',
  method: 'GET',
  path: '/earnings/issuances/{id}/debt',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(
    debtSheet
      .extend({
        /** In the reader's hands, and in all. */
        tokens: count,
        supply: count,
      })
      .nullable(),
  ),
});

const yearMoney = z.object({ interest: moneyString, principal: moneyString, total: moneyString });

/** The default rates of the platform's loans by year, expected and actual, with what they were worked out of (Regulation (EU) 2020/1503, article 20), and their money by year. */
export const getDefaultRates = endpoint({
  id: 'getDefaultRates',
  summary: 'The default rates of the loans of this platform',
  method: 'GET',
  path: '/default-rates',
  caller: 'anyone',
  answer: dataOf(
    z.object({
      years: z.array(
        z.object({
          year: count,
          /** Running at the beginning of the year, with a payment due in it. */
          loans: count,
          /** Of these, in default for the first time in it. */
          defaulted: count,
          /** Hundredths of a per cent. */
          rate: count,
          /** The average of the years before it (Delegated Regulation (EU) 2022/2115, article 4); null where none came before. */
          expected: count.nullable(),
        }),
      ),
      /** What the schedules of all loans said of a year that is over, and what came in it; null where no loan of that year had a schedule. */
      money: z.array(
        z.object({
          year: count,
          loans: count,
          /** Without a schedule: in no sum. */
          unstated: count,
          expected: yearMoney.nullable(),
          paid: yearMoney.nullable(),
          /** What came of what was expected, in hundredths of a per cent; null where nothing was. */
          came: count.nullable(),
        }),
      ),
      /** The simple average of the years; null where there is none. */
      average: count.nullable(),
      counted_at: instant.nullable(),
    }),
  ),
});
