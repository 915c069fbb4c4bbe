import type { Customization } from '#contract/customization.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { type Language, localized } from '#domain/tenant/language.ts';

/**
 * What a crawler reads of an offer: the page with its language and days, and in it a schema.org InvestmentOrDeposit, which has neither; a plain object.
 * Addresses are absolute.
 */
export function projectJsonLd(
  page: IssuancePage,
  customization: Customization,
  lang: Language,
  origin: string,
  url: string,
) {
  const provider = customization.tenant.legal_name || customization.tenant.name || customization.title;
  const names = { name: localized(page.title, lang), description: localized(page.short_description, lang) };
  const product = {
    '@type': 'InvestmentOrDeposit',
    ...names,
    category: page.product_type,
    url,
    image: absolute(page.cover_raster_url, origin),
    identifier: page.client_uuid ?? page.id,
    areaServed: page.location,
    provider: { '@type': 'Organization', name: provider, url: origin },
    amount: { '@type': 'MonetaryAmount', currency: customization.currency.code, value: page.target },
    offers: {
      '@type': 'Offer',
      price: page.token.price,
      priceCurrency: customization.currency.code,
      availability: page.takes_orders ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      ...(page.campaign_starts_at ? { validFrom: page.campaign_starts_at } : {}),
      ...(page.closed_at || page.campaign_ends_at ? { validThrough: page.closed_at ?? page.campaign_ends_at } : {}),
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: page.min_tokens, maxValue: page.max_tokens },
    },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    ...names,
    url,
    inLanguage: lang,
    ...(page.published_at ? { datePublished: page.published_at } : {}),
    dateModified: page.updated_at,
    mainEntity: product,
  };
}

/** An address of the back end or of ours as an absolute one. */
export function absolute(address: string, origin: string): string {
  return new URL(address, origin).href;
}
