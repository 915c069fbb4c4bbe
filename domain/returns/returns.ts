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

/** Tokens that were given away or sold: what they were worth or brought that day, and what they had cost. Cents. */
interface GoneOut {
  on: Day;
  worthCents: bigint;
  costCents: bigint;
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
  /** What came back, what went to others and what is still there, for one unit put in, in hundredths; null where nothing was put in. */
  multiple: bigint | null;
}

/**
 * What came of an investment: sums, the yearly rate (XIRR of what was paid with its fees, what came net, and what is held today at its worth) and the multiple.
 * Tokens that went to somebody else count as what they were worth that day: their price changed hands with them, paid for or not. No rate is told before something came: until then it would be the price alone.
 */
export function returnsOf({
  paidIn,
  paidOut,
  gone = [],
  worthCents,
  today,
}: {
  paidIn: readonly PaidIn[];
  paidOut: readonly PaidOut[];
  gone?: readonly GoneOut[];
  worthCents: bigint;
  today: Day;
}): Returns {
  const putIn = sumOf(paidIn.map(({ cents }) => cents));
  const feesCents = sumOf(paidIn.map(({ feeCents }) => feeCents));
  const receivedCents = sumOf(paidOut.map(({ netCents }) => netCents));
  const returnedCents = sumOf(paidOut.map(({ returnCents }) => returnCents));
  const found =
    paidOut.length + gone.length === 0
      ? ({ none: 'not_yet' } as const)
      : xirr([
          ...paidIn.map(({ on, cents, feeCents }) => ({ on, cents: -(cents + feeCents) })),
          ...paidOut.map(({ on, netCents }) => ({ on, cents: netCents })),
          ...gone.map(({ on, worthCents: cents }) => ({ on, cents })),
          { on: today, cents: worthCents },
        ]);
  const paid = putIn + feesCents;
  const left = putIn - sumOf(gone.map(({ costCents }) => costCents));
  const goneCents = sumOf(gone.map(({ worthCents: cents }) => cents));
  return {
    feesCents,
    receivedCents,
    withheldCents: sumOf(paidOut.map(({ withheldCents }) => withheldCents)),
    returnedCents,
    outstandingCents: returnedCents < left ? left - returnedCents : 0n,
    rate: 'rate' in found ? BigInt(Math.round(found.rate * 10_000)) : null,
    noRate: 'rate' in found ? null : found.none,
    multiple: paid > 0n ? divideHalfEven((receivedCents + goneCents + worthCents) * 100n, paid) : null,
  };
}
