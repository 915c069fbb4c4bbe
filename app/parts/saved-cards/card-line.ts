import type { Visit } from '#app/session/visit.ts';
import type { Card } from '#contract/card.ts';

/** A card in the reader's words: its brand and last figures, and until when it is good. */
export function cardLine({ t }: Pick<Visit, 't'>, { brand, last4, expiry_month: month, expiry_year: year }: Card) {
  return {
    name: t('invest:cards.name', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 }),
    expiry: t('invest:cards.expiry', { date: `${String(month).padStart(2, '0')}/${year}` }),
  };
}

/** Name and expiry in one line. */
export function cardText(visit: Pick<Visit, 't'>, card: Card): string {
  const { name, expiry } = cardLine(visit, card);
  return `${name} · ${expiry}`;
}
