import { amountOf, type Price } from '#domain/money/price.ts';
import { isFinanced } from './financed.ts';
import type { IssuanceStatus } from './status.ts';

/** A project that anyone may see, with what its offer has come to. */
export interface OfferStanding {
  status: IssuanceStatus;
  price: Price;
  softCapTokens: number;
  /** Money that came in and stayed. */
  raisedCents: bigint;
  /** Orders behind it. */
  orders: number;
}

/** What a platform as a whole may say of itself. Financed: closed, with money in, and no less than its soft cap. */
export function platformFigures(offers: readonly OfferStanding[]) {
  return {
    raisedCents: offers.reduce((sum, { raisedCents }) => sum + raisedCents, 0n),
    orders: offers.reduce((sum, { orders }) => sum + orders, 0),
    open: offers.filter(({ status }) => status === 'CAMPAIGN').length,
    financed: offers.filter(isClosedFinanced).length,
  };
}

function isClosedFinanced({ status, price, softCapTokens, raisedCents }: OfferStanding): boolean {
  return status === 'CLOSED' && isFinanced({ raisedCents, softCapCents: amountOf(softCapTokens, price) });
}
