import { basisPointsOf, type Fee, feeOf } from './fee.ts';
import { centsOf } from './money.ts';

/** A method's fee as a tenant writes it: a sum and a percentage, as decimal texts. */
interface FeeTerms {
  fee_fixed: string;
  fee_percent: string;
}

/** What a method costs, as an order is asked for it: nothing where the tenant takes no fee (`extras.investmentFee` off), whatever its methods say. */
export function feeTermsOf({ fee_fixed, fee_percent }: FeeTerms, takesFee: boolean): FeeTerms {
  return takesFee ? { fee_fixed, fee_percent } : { fee_fixed: '0.00', fee_percent: '0' };
}

/** The same to reckon with; null where the tenant takes no fee. */
export function methodFeeOf({ fee_fixed, fee_percent }: FeeTerms, takesFee: boolean): Fee | null {
  return takesFee ? { fixedCents: centsOf(fee_fixed), basisPoints: basisPointsOf(fee_percent) } : null;
}

/** The dearest of a tenant's methods for a sum, in cents; 0n where none costs anything. */
export function dearestFee(carriedCents: bigint, methods: readonly FeeTerms[], takesFee: boolean): bigint {
  return methods
    .map((method) => methodFeeOf(method, takesFee))
    .map((fee) => (fee ? feeOf(carriedCents, fee) : 0n))
    .reduce((one, other) => (other > one ? other : one), 0n);
}
