import type { SignedInVisit } from '#app/session/visit.ts';
import { drawRaise } from '#app/ui/chart/draw-raise.server.ts';
import type { CampaignDay } from '#contract/figures.ts';
import type { IssuanceCard } from '#contract/issuance.ts';
import { raiseCourse } from '#domain/issuance/campaign-days.ts';
import { centsOf } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';

type Campaign = Pick<IssuanceCard, 'id' | 'target' | 'soft_cap' | 'campaign_starts_at'>;

/** Noon of a day: its month is the same in every tenant's zone. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** A campaign's money by day, drawn from its first day to its last one with money; null where none has come. */
export function raiseOf(visit: SignedInVisit, campaign: Campaign, days: readonly CampaignDay[]) {
  const { t, format, customization } = visit;
  const course = raiseCourse(days.map(({ day, raised }) => ({ day, cents: centsOf(raised) })));
  const [first, last] = [course.at(0), course.at(-1)];
  if (!first || !last) return null;
  const { campaign_starts_at: starts } = campaign;
  const opened = starts ? dayIn(new Date(starts), customization.tenant.time_zone) : first.day;
  const [target, softCap] = [centsOf(campaign.target), centsOf(campaign.soft_cap)];
  const [raisedText, targetText] = format.moneyAlike(last.total, target);
  const most = course.reduce((a, b) => (b.cents > a.cents ? b : a));
  // Cents as numbers are only for the drawing: a picture needs no more precision than a pixel.
  const points = course.map(({ day, cents, total }) => ({ on: noonOf(day), sum: Number(cents), total: Number(total) }));
  const marks = [
    ...(softCap > 0n && softCap < target ? [{ key: 'softCap', cents: softCap }] : []),
    { key: 'target', cents: target },
  ];
  return {
    id: `raise-${campaign.id}`,
    title: t('issuances:figures.raise'),
    description: t('issuances:figures.raiseAbout', {
      from: format.date(opened < first.day ? opened : first.day),
      to: format.date(last.day),
      total: raisedText,
      target: targetText,
      most: format.moneyShort(most.cents),
      day: format.date(most.day),
    }),
    drawing: drawRaise(
      opened < first.day ? [{ on: noonOf(opened), sum: 0, total: 0 }, ...points] : points,
      marks.map(({ key, cents }) => ({
        value: Number(cents),
        label: t(`issuances:figures.${key}`, { amount: format.moneyShort(cents) }),
      })),
      {
        value: (tick) => format.moneyShort(BigInt(Math.round(tick))),
        time: (at) => format.date(at.toISOString().slice(0, 10)).replace(/\s\d{4}$/, ''),
      },
    ),
    legend: { day: t('issuances:figures.byDay'), total: t('issuances:figures.total') },
    table: {
      headers: [t('issuances:figures.day'), t('issuances:figures.byDay'), t('issuances:figures.total')],
      rows: [...course]
        .reverse()
        .map(({ day, cents, total }) => [format.date(day), format.money(cents), format.money(total)]),
    },
  };
}
