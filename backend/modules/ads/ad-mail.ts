import { longDay } from '#backend/mail/long-date.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatTokens } from '#domain/money/format.ts';
import { localized } from '#domain/tenant/language.ts';
import { AD_MAILS, type AdMail } from './ad-mail-texts.ts';
import type { AdRow } from './ads.repository.ts';

/** Writes to somebody about an ad, in their language. The sender of a message is named nowhere: who answers does it on the ad's page. */
export async function tellOfAd(
  work: Work,
  ad: AdRow,
  to: string,
  kind: AdMail,
  { text = '' }: { text?: string } = {},
): Promise<void> {
  const { tx, tenant } = work;
  const [person, issuance] = await Promise.all([findUser(tx, tenant.id, to), issuanceById(tx, ad.issuanceId)]);
  if (!person || person.deletedAt || !issuance) return;
  const { email, lang } = person;
  await work.mail({
    kind: `ad.${kind}`,
    to: { email, lang, userId: to },
    words: AD_MAILS[lang][kind]({
      reference: ad.reference,
      title: localized(issuance.title, lang),
      tokens: formatTokens(ad.tokens, lang),
      symbol: issuance.tokenSymbol,
      until: longDay(ad.expiresAt, tenant.customization.tenant.time_zone, lang),
      text,
    }),
    path: pathTo.user.ad(ad.id),
  });
}
