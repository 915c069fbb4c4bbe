import type { Visit } from '#app/session/visit.ts';
import type { PublicFigures } from '#contract/issuances.ts';

/** What the platform says of itself, and of when that is. What is nothing yet is not said. */
export function platformFiguresView({ t, format }: Visit, figures: PublicFigures) {
  const { raised, orders, open, financed, counted_at } = figures;
  return {
    items: [
      ...(orders > 0 ? [{ label: t('front:figures.raised'), value: format.moneyShort(raised) }] : []),
      ...(orders > 0 ? [{ label: t('front:figures.orders'), value: format.tokens(orders) }] : []),
      ...(financed > 0 ? [{ label: t('front:figures.financed'), value: format.tokens(financed) }] : []),
      { label: t('front:figures.open'), value: format.tokens(open) },
    ],
    at: t('front:figures.at', { date: format.date(counted_at) }),
  };
}
