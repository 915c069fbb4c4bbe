import type { PaymentMethod } from '#domain/investment/status.ts';
import { type Fee, feeOf } from '#domain/money/fee.ts';

/** The amount on which a sheet shows what an investment costs: 10,000 of the tenant's currency, in cents. */
export const HYPOTHETICAL_CENTS = 1_000_000n;

/** What one way to pay costs on the hypothetical amount, all in cents. */
export interface MethodCosts {
  method: PaymentMethod;
  /** Paid once, when the order is paid. */
  entryCents: bigint;
  totalCents: bigint;
  /** The amount is over what this way may carry: nobody can pay it so. */
  isOverLimit: boolean;
}

/**
 * What investors bear of the platform's own fees on the hypothetical amount, by each way to pay (Annex I, Part H, point (a)): the same rule as an order's
 * breakdown. Running, exit and incidental fees the platform takes none; what an issuer takes besides is its own answer.
 * @param methods in the tenant's order; `fee` null: the tenant takes none
 */
export function investmentCosts(
  methods: readonly { method: PaymentMethod; fee: Fee | null; limitCents: bigint | null }[],
): MethodCosts[] {
  return methods.map(({ method, fee, limitCents }) => {
    const entryCents = fee && method !== 'BALANCE' ? feeOf(HYPOTHETICAL_CENTS, fee) : 0n;
    const totalCents = HYPOTHETICAL_CENTS + entryCents;
    return { method, entryCents, totalCents, isOverLimit: limitCents !== null && totalCents > limitCents };
  });
}
