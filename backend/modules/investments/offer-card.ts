import type { z } from 'zod';
import type { issuanceCard } from '#contract/issuance.ts';
import { campaignDays, minimumTicket, targetOf } from '#domain/issuance/figures.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf, priceText } from '#domain/money/price.ts';
import type { IssuanceRow } from './investments.repository.ts';
import type { offerFigures } from './offer-figures.repository.ts';

type Figures = Awaited<ReturnType<typeof offerFigures>>;

/** The offer beside every step of the flow. `timeZone` is the tenant's. */
export function offerCard(
  issuance: IssuanceRow,
  figures: Figures,
  now: Date,
  timeZone: string,
): z.input<typeof issuanceCard> {
  const price = priceOf(issuance.price);
  return {
    id: issuance.id,
    slug: issuance.slug,
    title: issuance.title,
    slogan: issuance.slogan,
    sector: issuance.sector,
    location: issuance.location,
    product_type: issuance.productType,
    status: issuance.status,
    suspended: isSuspended(issuance.suspendedUntil, now),
    suspended_until: isSuspended(issuance.suspendedUntil, now)
      ? (issuance.suspendedUntil?.toISOString() ?? null)
      : null,
    token: {
      name: issuance.tokenName,
      symbol: issuance.tokenSymbol,
      price: priceText(price),
      expires_on: issuance.tokenExpiresOn,
    },
    tokens_for_sale: issuance.tokensForSale,
    tokens_taken: issuance.tokensTaken,
    oversubscription: issuance.oversubscription,
    tokens_requested: issuance.tokensRequested,
    min_tokens: issuance.minTokens,
    max_tokens: issuance.maxTokens,
    minimum_ticket: moneyText(minimumTicket(issuance.minTokens, price)),
    raised: moneyText(figures.raisedCents),
    target: moneyText(targetOf(issuance.tokensForSale, price)),
    soft_cap: moneyText(amountOf(issuance.softCapTokens, price)),
    investors: figures.investors,
    interested: figures.interested,
    campaign_starts_at: issuance.campaignStartsAt?.toISOString() ?? null,
    campaign_ends_at: issuance.campaignEndsAt?.toISOString() ?? null,
    campaign_days: campaignDays(
      { startsAt: issuance.campaignStartsAt, endsAt: issuance.campaignEndsAt, planned: issuance.campaignDays },
      timeZone,
    ),
    closed_at: issuance.closedAt?.toISOString() ?? null,
    headline_return: issuance.headlineReturn,
    cover_url: issuance.coverUrl,
    followed: figures.followed,
    terms_version: issuance.termsVersion,
  };
}
