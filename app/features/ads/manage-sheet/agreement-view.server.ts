import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AdJson } from '#contract/ad.ts';
import type { AdAgreementJson } from '#contract/ad-offer.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { OFFER_STAGE } from '#domain/bulletin/offer.ts';

interface Line {
  label: string;
  value: string;
  href?: string;
}

/** What was agreed on an ad, for managers: with whom, for how much, when, and how it was paid. */
export function agreementView(
  { t, format }: SignedInVisit,
  { issuance }: Pick<AdJson, 'issuance'>,
  agreement: AdAgreementJson,
) {
  const { person, payment, transfer, agreed_at: agreedAt, ended_at: endedAt } = agreement;
  const facts: Line[] = [
    { label: t('ads:manage.person'), value: person.name, href: pathTo.manager.user(person.id) },
    { label: t('ads:column.price'), value: format.price(agreement.price) },
    { label: t('ads:column.amount'), value: format.money(agreement.amount) },
    { label: t('ads:manage.accepted'), value: format.dateTime(agreement.accepted_at) },
    ...(agreedAt ? [{ label: t('ads:manage.agreed'), value: format.dateTime(agreedAt) }] : []),
    ...(payment ? [{ label: t('ads:offer.payment'), value: t(`ads:offer.${payment}`) }] : []),
    ...(endedAt ? [{ label: t('ads:ended'), value: format.dateTime(endedAt) }] : []),
    ...(transfer ? [{ label: t('ads:manage.transfer'), value: transfer }] : []),
  ];
  return {
    id: agreement.id,
    title: `${format.tokens(agreement.tokens)} ${issuance.symbol}`,
    status: { label: t(`ads:offer.status.${agreement.status}`), tone: toneOf(OFFER_STAGE[agreement.status], 'house') },
    facts,
  };
}
