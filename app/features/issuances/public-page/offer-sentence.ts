import type { Visit } from '#app/session/visit.ts';
import { offerSentence } from '#domain/issuance/offer-sentence.ts';
import { type Price, priceText } from '#domain/money/price.ts';

/** An offer in one sentence, as the public reads it: its price, what it looks for, and what comes back when. `endsOn`: its last day or moment. */
export function offerSentenceText(
  { t, format }: Pick<Visit, 't' | 'format'>,
  offer: { price: Price; tokensForSale: number; softCapTokens: number },
  endsOn: string | null,
): string {
  const { kind, price, targetCents, softCapCents } = offerSentence(offer, endsOn !== null);
  return t(`issuances:offer.${kind}`, {
    price: format.price(priceText(price)),
    target: format.moneyShort(targetCents),
    softCap: format.moneyShort(softCapCents),
    date: endsOn === null ? '' : format.date(endsOn),
  });
}
