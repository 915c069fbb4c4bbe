import type { z } from 'zod';
import type { Work } from '#backend/work.ts';
import type { ad } from '#contract/ad.ts';
import { standingOf } from '#domain/bulletin/ad.ts';
import { moneyText } from '#domain/money/money.ts';
import { priceOf, priceText } from '#domain/money/price.ts';
import type { JoinedAd } from './ad-rows.repository.ts';
import { blockOf } from './present-choice.ts';

/** An ad as anybody reads it: without its owner. */
export function presentAd(work: Pick<Work, 'tenant' | 'now'>, row: JoinedAd): z.input<typeof ad> {
  const { ad: own, issuance, onChain, listed } = row;
  const status = standingOf(own, work.now);
  return {
    id: own.id,
    reference: own.reference,
    type: own.type,
    status,
    issuance: {
      ...{ id: issuance.id, slug: issuance.slug, title: issuance.title },
      ...{ symbol: issuance.symbol, product_type: issuance.productType },
    },
    tokens: own.tokens,
    price: priceText(priceOf(own.price)),
    amount: moneyText(own.amountCents),
    published_at: own.publishedAt.toISOString(),
    expires_at: own.expiresAt.toISOString(),
    ended_at: (own.endedAt ?? (status === 'EXPIRED' ? own.expiresAt : null))?.toISOString() ?? null,
    ended_by: own.endedBy,
    block: status === 'OPEN' ? blockOf(work, { ...issuance, onChain, listed }) : null,
    version: own.version,
  };
}
