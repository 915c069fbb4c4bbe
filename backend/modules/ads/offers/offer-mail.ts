import { longDay } from '#backend/mail/long-date.ts';
import type { AdRow } from '#backend/modules/ads/ads.repository.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney, formatTokens } from '#domain/money/format.ts';
import { localized } from '#domain/tenant/language.ts';
import { OFFER_MAILS, type OfferMail } from './offer-mail-texts.ts';
import type { OfferRow } from './offers.repository.ts';

/** Writes to one side of an offer at a turn of it, in their language; the other side is named nowhere. Who is gone is not written to. */
export async function tellOfOffer(
  work: Work,
  { ad, offer }: { ad: AdRow; offer: OfferRow },
  to: string,
  kind: OfferMail,
): Promise<void> {
  const { tx, tenant } = work;
  const [person, issuance] = await Promise.all([findUser(tx, tenant.id, to), issuanceById(tx, ad.issuanceId)]);
  if (!person || person.deletedAt || !issuance) return;
  const { email, lang } = person;
  const { currency, tenant: platform, extras } = tenant.customization;
  const { symbol, symbol_position: symbolPosition } = currency;
  await work.mail({
    kind: `ad.offer_${kind}`,
    to: { email, lang, userId: to },
    words: OFFER_MAILS[lang][kind]({
      reference: ad.reference,
      title: localized(issuance.title, lang),
      tokens: formatTokens(offer.tokens, lang),
      symbol: issuance.tokenSymbol,
      amount: formatMoney(offer.amountCents, { symbol, symbolPosition }, lang),
      until: longDay(offer.actBy, platform.time_zone, lang),
      byBalance: offer.payment ? offer.payment === 'BALANCE' : extras.payWithBalance,
    }),
    path: pathTo.user.ad(ad.id),
  });
}
