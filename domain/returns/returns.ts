import { sumOf } from '#domain/money/money.ts';
import { divideHalfEven } from '#domain/money/rounding.ts';
import type { Day } from '#domain/time/zone.ts';
import { xirr } from './xirr.ts';

/** What an order cost and when it was paid: the tokens, and the fee of the payment beside them. Cents. */
interface PaidIn {
  on: Day;
  cents: bigint;
  feeCents: bigint;
}

/** One earning that was paid to its holder: net is gross − withheld, and of gross a part is capital that came back. Cents. */
interface PaidOut {
  on: Day;
  netCents: bigint;
  withheldCents: bigint;
  returnCents: bigint;
}

/** Why no yearly rate is told. */
export const NO_RATE_CAUSES = ['not_yet', 'one_way', 'no_rate', 'several'] as const;

/** What came of what was put in, net of fees and of tax withheld. Cents. */
interface Returns {
  feesCents: bigint;
  receivedCents: bigint;
  withheldCents: bigint;
  returnedCents: bigint;
  /** Capital that was put in and did not come back. */
  outstandingCents: bigint;
  /** Hundredths of a per cent a year; null with its cause. */
  rate: bigint | null;
  noRate: (typeof NO_RATE_CAUSES)[number] | null;
  /** What came back and what is still there, for one unit put in, in hundredths; null where nothing was put in. */
  multiple: bigint | null;
}

/**
 * What came of an investment: sums, the yearly rate (XIRR of what was paid with its fees, what came net, and what is held today at its worth) and the multiple.
 * No rate is told before something came: until then it would be the price alone.
 */
export function returnsOf({
  paidIn,
  paidOut,
  worthCents,
  today,
}: {
  paidIn: readonly PaidIn[];
  paidOut: readonly PaidOut[];
  worthCents: bigint;
  today: Day;
}): Returns {
  const putIn = sumOf(paidIn.map(({ cents }) => cents));
  const feesCents = sumOf(paidIn.map(({ feeCents }) => feeCents));
  const receivedCents = sumOf(paidOut.map(({ netCents }) => netCents));
  const returnedCents = sumOf(paidOut.map(({ returnCents }) => returnCents));
  const found =
    paidOut.length === 0
      ? ({ none: 'not_yet' } as const)
      : xirr([
          ...paidIn.map(({ on, cents, feeCents }) => ({ on, cents: -(cents + feeCents) })),
          ...paidOut.map(({ on, netCents }) => ({ on, cents: netCents })),
          { on: today, cents: worthCents },
        ]);
  const paid = putIn + feesCents;
  return {
    feesCents,
    receivedCents,
    withheldCents: sumOf(paidOut.map(({ withheldCents }) => withheldCents)),
    returnedCents,
    outstandingCents: returnedCents < putIn ? putIn - returnedCents : 0n,
    rate: 'rate' in found ? BigInt(Math.round(found.rate * 10_000)) : null,
    noRate: 'rate' in found ? null : found.none,
    multiple: paid > 0n ? divideHalfEven((receivedCents + worthCents) * 100n, paid) : null,
  };
}
