import { readDecimal } from './decimal.ts';
import type { ParsedNumber } from './number-problem.ts';
import { divideHalfEven } from './rounding.ts';

/** What a payment method costs: a fixed part in cents and a commission in hundredths of a per cent (1.2 % is 120n). */
export interface Fee {
  fixedCents: bigint;
  basisPoints: bigint;
}

const BASIS_POINTS_IN_WHOLE = 10_000n;

/** Reads a percentage such as "1.2" or "19" (at most two decimals, up to three digits) as hundredths of a per cent. */
export function parsePercent(text: string): ParsedNumber<bigint> {
  return readDecimal(text, { digits: 3, decimals: 2 });
}

/** Hundredths of a per cent of a text that has been checked before. Throws a RangeError on any other. */
export function basisPointsOf(text: string): bigint {
  const parsed = parsePercent(text);
  if (!parsed.ok) throw new RangeError(`not a percentage: ${parsed.problem.why}`);
  return parsed.value;
}

/** A part of an amount, in cents, rounded half-even. */
export function percentOf(cents: bigint, basisPoints: bigint): bigint {
  return divideHalfEven(cents * basisPoints, BASIS_POINTS_IN_WHOLE);
}

/** The fee in cents on what a method carries: fixed part plus commission. Nothing carried costs nothing. */
export function feeOf(carriedCents: bigint, fee: Fee): bigint {
  if (carriedCents < 0n) throw new RangeError('a payment is never negative');
  return carriedCents === 0n ? 0n : fee.fixedCents + percentOf(carriedCents, fee.basisPoints);
}
