import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { investmentView } from '#app/parts/investment/investment-view.ts';
import { voteToCast } from '#app/parts/vote/vote-to-cast.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { courseOf } from './course.server.ts';
import { loadIncomeSoon } from './income-soon.server.ts';
import { rateView } from './rate.server.ts';
import { underWayRow } from './under-way.server.ts';

/** The portfolio page: what is owned, what it is worth, how it came to be, what is left to do. `?period=year` shows the last 12 months. */
export async function loadPortfolio(visit: SignedInVisit) {
  const { t, format, lang } = visit;
  const period = visit.url.searchParams.get('period') === 'year' ? 'year' : 'all';
  const [{ data }, income] = await Promise.all([
    call(visit, getPortfolio, { query: { period } }),
    loadIncomeSoon(visit),
  ]);
  const change = changeOf(data);
  const gain = {
    label: t(change < 0n ? 'portfolio:loss' : 'portfolio:gain'),
    value: format.money(change < 0n ? -change : change),
  };
  const first = data.history.at(0);
  const { multiple, ...rate } = rateView(visit, data.returns);
  return {
    head: pageHead(visit, { title: t('portfolio:title') }),
    period,
    value: format.money(data.value),
    since: first ? t('portfolio:since', { date: format.month(first.on) }) : '',
    figures: [
      {
        label: t('portfolio:putIn'),
        value: format.money(data.put_in),
        note: centsOf(data.returns.fees) > 0n ? t('portfolio:fees', { amount: format.money(data.returns.fees) }) : null,
      },
      {
        label: t('portfolio:received'),
        value: format.money(data.returns.received),
        note:
          centsOf(data.returns.withheld) > 0n
            ? t('portfolio:withheld', { amount: format.money(data.returns.withheld) })
            : null,
      },
      income?.next ?? gain,
    ],
    rate: { label: t('portfolio:rate'), ...rate },
    also: [
      ...(income ? [gain] : []),
      { label: t('portfolio:multiple'), value: multiple },
      ...(centsOf(data.in_progress) > 0n
        ? [{ label: t('portfolio:inProgress'), value: format.money(data.in_progress) }]
        : []),
      ...(visit.customization.extras.payWithBalance
        ? [{ label: t('portfolio:balance'), value: format.money(data.balance) }]
        : []),
    ].map(({ label, value }) => t('portfolio:named', { name: label, sum: value })),
    income,
    nothing:
      centsOf(data.in_progress) > 0n
        ? t('portfolio:emptyProgress', { amount: format.money(data.in_progress) })
        : t('portfolio:empty'),
    holdings: data.holdings.map((holding) => {
      const difference = changeOf(holding);
      return {
        id: holding.issuance.id,
        title: localized(holding.issuance.title, lang),
        href: pathTo.user.issuance(holding.issuance.id),
        about: [
          t(`statuses:product.${holding.issuance.product_type}`),
          holding.issuance.symbol,
          t('portfolio:perToken', { price: format.price(holding.price) }),
          holding.issuance.expires_on && t('portfolio:expires', { date: format.date(holding.issuance.expires_on) }),
        ]
          .filter(Boolean)
          .join(' · '),
        tokens: format.tokens(holding.tokens),
        value: format.money(holding.value),
        putIn: format.money(holding.put_in),
        outstanding: format.money(holding.returns.outstanding),
        received: format.money(holding.returns.received),
        earningsHref: pathTo.user.tokenEarnings(holding.issuance.id),
        rate: rateView(visit, holding.returns).value,
        change: `${difference > 0n ? '+' : ''}${format.money(difference)}`,
      };
    }),
    course: courseOf(visit, data.history),
    periods: (['year', 'all'] as const).map((key) => ({
      label: t(`portfolio:${key}`),
      href: key === 'all' ? pathTo.user.portfolio : `${pathTo.user.portfolio}?period=year`,
      current: key === period,
    })),
    toFinish: [
      ...data.to_finish.flatMap((investment) => {
        const { id, project, next } = investmentView(visit, investment, data.identity_wait);
        return next ? [{ id, title: t('investments:finish.title', { title: project.title }), ...next }] : [];
      }),
      ...data.open_votes.map((vote) => voteToCast(visit, vote)),
    ],
    underWay: data.under_way.map((investment) => underWayRow(visit, investment, data.identity_wait)),
  };
}

/** What is worth more than was put in: what it is worth and what came, less what was put in. Cents. */
function changeOf({ value, put_in, returns }: { value: string; put_in: string; returns: { received: string } }) {
  return centsOf(value) + centsOf(returns.received) - centsOf(put_in);
}

export type PortfolioData = Awaited<ReturnType<typeof loadPortfolio>>;
