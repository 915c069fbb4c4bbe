import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { investmentView } from '#app/parts/investment/investment-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { chartScale } from '#app/ui/chart/chart-scale.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { underWayRow } from './under-way.server.ts';

/** The portfolio page: what is owned, what it is worth, how it came to be, what is left to do. `?period=year` shows the last 12 months. */
export async function loadPortfolio(visit: SignedInVisit) {
  const { t, format, lang } = visit;
  const period = visit.url.searchParams.get('period') === 'year' ? 'year' : 'all';
  const { data } = await call(visit, getPortfolio, { query: { period } });
  const change = centsOf(data.value) - centsOf(data.put_in);
  const first = data.history.at(0);
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
        href: pathTo.user.issuance(holding.issuance.id),
        about: [
          t(`statuses:product.${holding.issuance.product_type}`),
          holding.issuance.symbol,
          holding.issuance.expires_on && t('portfolio:expires', { date: format.date(holding.issuance.expires_on) }),
        ]
          .filter(Boolean)
          .join(' · '),
        tokens: format.tokens(holding.tokens),
        price: format.price(holding.price),
        value: format.money(holding.value),
        putIn: format.money(holding.put_in),
        change: `${difference > 0n ? '+' : ''}${format.money(difference)}`,
      };
    }),
    chart: chartOf(visit, data.history),
    periods: (['year', 'all'] as const).map((key) => ({
      label: t(`portfolio:${key}`),
      href: key === 'all' ? pathTo.user.portfolio : `${pathTo.user.portfolio}?period=year`,
      current: key === period,
    })),
    toFinish: data.to_finish.map((investment) => investmentView(visit, investment, data.identity_wait)),
    underWay: data.under_way.map((investment) => underWayRow(visit, investment, data.identity_wait)),
  };
}

export type PortfolioData = Awaited<ReturnType<typeof loadPortfolio>>;

/** The course of value and money put in; null while there are not two points to draw a line between. */
function chartOf({ t, format }: SignedInVisit, history: { on: string; value: string; put_in: string }[]) {
  const [first, last] = [history.at(0), history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  // Cents as numbers are only for the drawing: a picture needs no more precision than a pixel.
  const values = history.map((point) => Number(centsOf(point.value)));
  const putIn = history.map((point) => Number(centsOf(point.put_in)));
  const scale = chartScale([...values, ...putIn]);
  return {
    id: 'worth',
    title: t('portfolio:title'),
    description: t('portfolio:chart', {
      from: format.month(first.on),
      to: format.month(last.on),
      first: format.money(first.value),
      last: format.money(last.value),
    }),
    scale,
    tickLabels: scale.ticks.map((tick) => format.moneyShort(BigInt(Math.round(tick)))),
    labels: history.map((point) => format.month(point.on)),
    main: { name: t('portfolio:worth'), values },
    second: { name: t('portfolio:putIn'), values: putIn },
    table: {
      headers: [t('portfolio:date'), t('portfolio:worth'), t('portfolio:putIn')],
      rows: history.map((point) => [format.date(point.on), format.money(point.value), format.money(point.put_in)]),
    },
  };
}
