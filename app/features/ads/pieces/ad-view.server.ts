import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AdChoiceJson, AdJson } from '#contract/ad.ts';
import { AD_STAGE } from '#domain/bulletin/ad.ts';
import { localized } from '#domain/tenant/language.ts';

/** An ad in the reader's words: a row of a list, the head of a sheet. */
export function adView(visit: SignedInVisit, ad: AdJson, reader: 'house' | 'investor') {
  const { t, format, lang } = visit;
  const project = localized(ad.issuance.title, lang);
  const { symbol } = ad.issuance;
  return {
    id: ad.id,
    project,
    kind: t(`ads:type.${ad.type}`),
    title: t(`ads:title.${ad.type}`, { tokens: format.tokens(ad.tokens), symbol }),
    note: `${t(`ads:type.${ad.type}`)} · ${ad.reference}`,
    reference: ad.reference,
    product: t(`statuses:product.${ad.issuance.product_type}`),
    tokens: format.tokens(ad.tokens),
    price: format.price(ad.price),
    amount: format.money(ad.amount),
    published: format.recent(ad.published_at),
    until: ad.ended_at ? format.date(ad.ended_at) : format.date(ad.expires_at),
    status: ad.block
      ? { label: t('ads:stopped'), tone: 'caution' as const }
      : { label: t(`ads:status.${ad.status}`), tone: toneOf(AD_STAGE[ad.status], reader) },
    stopped: ad.block ? t(`ads:stop.${ad.block}`) : '',
  };
}

/** The price to compare with, how it came about and when, and that it binds nobody. */
export function referenceView({ t, format }: SignedInVisit, { reference }: Pick<AdChoiceJson, 'reference'>) {
  return {
    price: format.price(reference.price),
    method: t(`ads:reference.${reference.method}`, { date: format.date(reference.at) }),
  };
}
