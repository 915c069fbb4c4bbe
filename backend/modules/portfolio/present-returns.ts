import { moneyText } from '#domain/money/money.ts';
import { returnsOf } from '#domain/returns/returns.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Gone } from './carried.ts';
import type { PaidEarning } from './portfolio-history.ts';

interface ReturnFacts {
  putIn: readonly { paidAt: Date; cents: bigint; feeCents: bigint }[];
  paid: readonly PaidEarning[];
  gone: readonly Gone[];
  worthCents: bigint;
  timeZone: string;
  now: Date;
}

/** What came of what was put in, by the tenant's calendar, as the API answers it. */
export function presentReturns({ putIn, paid, gone, worthCents, timeZone, now }: ReturnFacts) {
  const told = returnsOf({
    paidIn: putIn.map(({ paidAt, cents, feeCents }) => ({ on: dayIn(paidAt, timeZone), cents, feeCents })),
    paidOut: paid.map(({ at, ...one }) => ({ ...one, on: dayIn(at, timeZone) })),
    gone: gone.map(({ at, worthCents: worth, costCents }) => ({
      on: dayIn(at, timeZone),
      worthCents: worth,
      costCents,
    })),
    worthCents,
    today: dayIn(now, timeZone),
  });
  return {
    fees: moneyText(told.feesCents),
    received: moneyText(told.receivedCents),
    withheld: moneyText(told.withheldCents),
    returned: moneyText(told.returnedCents),
    outstanding: moneyText(told.outstandingCents),
    annual_percent: told.rate === null ? null : moneyText(told.rate),
    no_rate: told.noRate,
    multiple: told.multiple === null ? null : moneyText(told.multiple),
  };
}
