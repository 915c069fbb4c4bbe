import { getPortfolio } from '#app/api/portfolio.ts';
import { investmentView } from '#app/features/investments/investment-view.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';

/** The portfolio page: what is owned, what it is worth, how it came to be, what is left to do. `?period=year` shows the last 12 months. */
export async function loadPortfolio(visit: SignedInVisit) {
  const { t, format, lang } = visit;
  const period = visit.url.searchParams.get('period') === 'year' ? 'year' : 'all';
  const { data } = await getPortfolio(visit, { query: { period } });
  const change = centsOf(data.value) - centsOf(data.put_in);
  const first = data.history.at(0);
  const last = data.history.at(-1);
  return {
    head: pageHead(visit, { title: t('portfolio:title') }),
    period,
    value: format.money(data.value),
    change: { text: `${change > 0n ? '+' : ''}${format.money(change)}`, positive: change > 0n, none: change === 0n },
    since: first ? t('portfolio:since', { date: format.month(first.on) }) : '',
    figures: [
      { label: t('portfolio:putIn'), value: format.money(data.put_in) },
      { label: t('portfolio:inProgress'), value: format.money(data.in_progress) },
      ...(visit.customization.extras.payWithBalance
        ? [{ label: t('portfolio:balance'), value: format.money(data.balance) }]
        : []),
    ],
    inProgress: centsOf(data.in_progress) > 0n ? format.money(data.in_progress) : null,
    holdings: data.holdings.map((holding) => {
      const difference = centsOf(holding.value) - centsOf(holding.put_in);
      return {
        id: holding.issuance.id,
        title: localized(holding.issuance.title, lang),
        href: `/user/issuances/${holding.issuance.id}`,
        about: `${t(`statuses:product.${holding.issuance.product_type}`)} · ${holding.issuance.symbol}`,
        tokens: format.tokens(holding.tokens),
        price: format.price(holding.price),
        value: format.money(holding.value),
        putIn: format.money(holding.put_in),
        change: `${difference > 0n ? '+' : ''}${format.money(difference)}`,
      };
    }),
    history: data.history.map((point) => ({
      label: format.month(point.on),
      on: format.date(point.on),
      // Whole cents as numbers are only for the drawing: a picture needs no more precision than a pixel.
      value: Number(centsOf(point.value)),
      putIn: Number(centsOf(point.put_in)),
      valueText: format.money(point.value),
      putInText: format.money(point.put_in),
    })),
    chartTitle:
      first && last
        ? t('portfolio:chart', {
            from: format.month(first.on),
            to: format.month(last.on),
            first: format.money(first.value),
            last: format.money(last.value),
          })
        : '',
    toFinish: data.to_finish.map((investment) => investmentView(visit, investment)),
  };
}

export type PortfolioData = Awaited<ReturnType<typeof loadPortfolio>>;
