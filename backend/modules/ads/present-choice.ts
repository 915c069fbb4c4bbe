import type { z } from 'zod';
import type { Work } from '#backend/work.ts';
import type { adChoice } from '#contract/ad.ts';
import { type BoardBlock, boardBlock } from '#domain/bulletin/ad.ts';
import { priceBounds } from '#domain/bulletin/ad-terms.ts';
import { type Price, priceOf, priceText } from '#domain/money/price.ts';
import { endOfDay } from '#domain/time/zone.ts';
import type { BoardTokenRow } from './board-tokens.repository.ts';

type TokenFacts = Pick<BoardTokenRow, 'status' | 'suspendedUntil' | 'expiresOn' | 'onChain' | 'listed'>;

/** What keeps a token, or the person of an ad, off the board now. A token's last day is by the tenant's calendar. */
export function blockOf({ tenant, now }: Pick<Work, 'tenant' | 'now'>, row: TokenFacts): BoardBlock | null {
  const zone = tenant.customization.tenant.time_zone;
  return boardBlock({ ...row, tokenEndsAt: row.expiresOn ? endOfDay(row.expiresOn, zone) : null }, now);
}

/** The price to compare with: the last one that was written down for the token, else what it was sold for. */
export function referenceOf({ last, offerPrice }: Pick<BoardTokenRow, 'last' | 'offerPrice'>): Price {
  return priceOf(last?.price ?? offerPrice);
}

/** A token as somebody could place an ad for it. @param supply all of them in hands */
export function presentChoice(
  work: Pick<Work, 'tenant' | 'now'>,
  row: BoardTokenRow,
  supply: number,
): z.input<typeof adChoice> {
  const reference = referenceOf(row);
  const { min, max } = priceBounds(reference);
  return {
    issuance: { id: row.id, slug: row.slug, title: row.title, symbol: row.symbol, product_type: row.productType },
    held: row.held,
    free: row.held - row.offered,
    supply,
    reference: {
      price: priceText(reference),
      method: row.last ? 'RECORDED' : 'OFFER',
      at: new Date(row.last?.at ?? row.offeredAt).toISOString(),
    },
    price_min: priceText(min),
    price_max: priceText(max),
    block: blockOf(work, row),
  };
}
