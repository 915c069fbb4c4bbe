import { projectChip } from '#app/parts/status/project-chip.ts';
import type { Visit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { IssuanceCard } from '#contract/issuance.ts';
import { campaignProgress, daysLeft, progressOf } from '#domain/issuance/figures.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { aboutLine } from './about-line.ts';

/** An issuance on a card, in a row or beside a page: everything is text already, widths are whole per cents. */
export interface IssuanceCardView {
  id: string;
  slug: string;
  title: string;
  slogan: string;
  /** "Deuda · Energía · Murcia". */
  about: string;
  status: { label: string; tone: ChipTone };
  cover: string;
  price: string;
  minimum: string;
  headline: string;
  raised: string;
  percent: string;
  of: string;
  softCap: string;
  bar: { percent: number; softCap: { percent: number; label: string } | undefined; label: string };
  /** People who invested, or declared interest before the campaign. */
  people: { label: string; value: string };
  /** "Closes in 12 days", by the phase. */
  time: { label: string; value: string };
  followed: boolean;
  showsProgress: boolean;
}

/** An issuance of the API in the reader's words. */
export function issuanceCardView(visit: Visit, card: IssuanceCard): IssuanceCardView {
  const { t, format, lang, customization } = visit;
  const [raised, target, softCap] = [centsOf(card.raised), centsOf(card.target), centsOf(card.soft_cap)];
  const [raisedText, targetText] = format.moneyAlike(raised, target);
  const progress = campaignProgress(raised, target, softCap);
  const percent = format.percent(Number(progress.raised / 100n));
  const early = card.status === 'DRAFT' || card.status === 'PRE_CAMPAIGN' || card.status === 'VALIDATING';
  const softCapText = t(progress.softCapReached ? 'issuances:box.softCapReached' : 'issuances:box.softCap', {
    amount: format.moneyShort(softCap),
  });
  return {
    id: card.id,
    slug: card.slug,
    title: localized(card.title, lang),
    slogan: localized(card.slogan, lang),
    about: aboutLine([t(`statuses:product.${card.product_type}`), t(`sectors:${card.sector}`), card.location]),
    status: projectChip(visit, card),
    cover: card.cover_url,
    price: format.price(card.token.price),
    minimum: format.moneyShort(card.minimum_ticket),
    headline: localized(card.headline_return, lang),
    raised: raisedText,
    percent,
    of: t('issuances:box.of', { target: targetText }),
    softCap: softCap > 0n ? softCapText : '',
    bar: {
      percent: Number(progress.bar) / 100,
      softCap:
        progress.softCapMark === null
          ? undefined
          : { percent: Number(progressOf(softCap, target)) / 100, label: t('issuances:box.softCapMark') },
      label: t('issuances:box.progress', { percent, target: format.moneyShort(target) }),
    },
    people: early
      ? { label: t('issuances:box.interested'), value: format.tokens(card.interested) }
      : { label: t('issuances:box.investors'), value: format.tokens(card.investors) },
    time: timeOf(visit, card, early),
    followed: card.followed,
    showsProgress: !customization.hide.progressBar,
  };
}

/** When a closed campaign was closed: in fact where that is known, else as planned; empty where neither is. */
export function closedOf({
  closed_at,
  campaign_ends_at,
}: Pick<IssuanceCard, 'closed_at' | 'campaign_ends_at'>): string {
  return closed_at ?? campaign_ends_at ?? '';
}

function timeOf(
  { t, format, now, customization }: Visit,
  card: IssuanceCard,
  early: boolean,
): IssuanceCardView['time'] {
  const zone = customization.tenant.time_zone;
  const days = (moment: string) => daysLeft(new Date(moment), zone, now) ?? 0;
  const inDays = (moment: string) => t('issuances:box.days', { count: days(moment) });
  if (card.status === 'CLOSED') {
    return {
      label: t('issuances:box.closedAt'),
      value: closedOf(card) ? format.date(closedOf(card)) : '',
    };
  }
  if (early) {
    return card.campaign_starts_at
      ? { label: t('issuances:box.opens'), value: inDays(card.campaign_starts_at) }
      : { label: t('issuances:box.opening'), value: t('issuances:box.soon') };
  }
  return { label: t('issuances:box.closes'), value: card.campaign_ends_at ? inDays(card.campaign_ends_at) : '' };
}
