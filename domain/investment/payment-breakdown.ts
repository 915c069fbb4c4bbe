import { type Fee, feeOf } from '#domain/money/fee.ts';
import { amountOf, type Price } from '#domain/money/price.ts';
import type { PaymentMethod } from './status.ts';

/** What an order costs and how it is paid. All money in cents. */
interface BreakdownFacts {
  tokens: number;
  price: Price;
  /** Money of the investor that can be applied; 0n where the tenant does not pay with balance or the investor keeps it. */
  balanceCents: bigint;
  method: PaymentMethod;
  /** What the method costs; null where the tenant takes no fee (`extras.investmentFee` off). */
  fee: Fee | null;
  /** Largest payment by this method; null where there is none. */
  limitCents: bigint | null;
}

/** Always: total = amount + fee = balanceUsed + toPay. */
export interface Breakdown {
  amountCents: bigint;
  /** Applied before the chosen method, to the amount alone. */
  balanceUsedCents: bigint;
  /** The method's fee, on the remainder that it carries. */
  feeCents: bigint;
  /** What the chosen method still carries: remainder + fee. */
  toPayCents: bigint;
  totalCents: bigint;
  /** Why the method cannot be used for this order. */
  blocked: 'limit' | 'insufficient_balance' | null;
}

/** An order's sums as they are kept, in cents. */
interface KeptSums {
  amountCents: bigint;
  feeCents: bigint;
  balanceCents: bigint;
}

/** What an order that has its method costs in all, and what is paid from outside the balance: the one sum on its page, QR, mail and receipt. Cents. */
export function sumsOf({ amountCents, feeCents, balanceCents }: KeptSums): { totalCents: bigint; toPayCents: bigint } {
  const totalCents = amountCents + feeCents;
  return { totalCents, toPayCents: totalCents - balanceCents };
}

/** The itemised cost of an order by one method: balance first, the fee on the remainder, then the total (specification, sections 1 and 9). */
export function breakDown({ tokens, price, balanceCents, method, fee, limitCents }: BreakdownFacts): Breakdown {
  const amountCents = amountOf(tokens, price);
  const available = balanceCents > 0n ? balanceCents : 0n;
  const balanceUsedCents = available < amountCents ? available : amountCents;
  const remainder = amountCents - balanceUsedCents;
  const feeCents = fee && method !== 'BALANCE' ? feeOf(remainder, fee) : 0n;
  const toPayCents = remainder + feeCents;
  return {
    amountCents,
    balanceUsedCents,
    feeCents,
    toPayCents,
    totalCents: amountCents + feeCents,
    blocked: blockedBy(method, toPayCents, limitCents),
  };
}

function blockedBy(method: PaymentMethod, toPayCents: bigint, limitCents: bigint | null): Breakdown['blocked'] {
  if (method === 'BALANCE') return toPayCents > 0n ? 'insufficient_balance' : null;
  return limitCents !== null && toPayCents > limitCents ? 'limit' : null;
}
