import { closedOf, issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { localized } from '#domain/tenant/language.ts';

/** One thing that projects are compared by, with each project's own; empty where a project has none. */
interface CompareRow {
  label: string;
  values: string[];
}

/** The same things of every project in the same order, as its page says them. A line that none of them has is left out. */
export function compareRows(visit: SignedInVisit, pages: readonly IssuancePage[]): CompareRow[] {
  const { t, format, lang } = visit;
  const cards = new Map(pages.map((page) => [page.id, issuanceCardView(visit, page)]));
  const card = (page: IssuancePage) => cards.get(page.id) ?? issuanceCardView(visit, page);
  const day = (moment: string | null) => (moment ? format.date(moment) : '');
  const lines: readonly (readonly [string, (page: IssuancePage) => string])[] = [
    ['status', (page) => (page.suspended ? t('issuances:compare.suspended') : card(page).status.label)],
    ['return', (page) => card(page).headline],
    ['product', ({ product_type }) => t(`statuses:product.${product_type}`)],
    ['sector', ({ sector }) => t(`sectors:${sector}`)],
    ['place', ({ location }) => location],
    ['issuer', ({ issuer }) => [issuer.name, issuer.city].filter(Boolean).join(', ')],
    ['minimum', (page) => card(page).minimum],
    ['price', (page) => card(page).price],
    ['token', ({ token }) => `${token.name} (${token.symbol})`],
    ['target', ({ target }) => format.moneyShort(target)],
    ['softCap', ({ soft_cap }) => (Number(soft_cap) > 0 ? format.moneyShort(soft_cap) : '')],
    ['raised', (page) => `${card(page).raised} · ${card(page).percent}`],
    ['people', (page) => `${card(page).people.value} · ${card(page).people.label}`],
    ['opens', ({ campaign_starts_at }) => day(campaign_starts_at)],
    ['closes', (page) => day(page.status === 'CLOSED' ? closedOf(page) : page.campaign_ends_at)],
    ['interest', ({ debt }) => (debt ? format.percent(debt.annual_interest) : '')],
    ['term', ({ debt }) => (debt ? t('issuances:compare.months', { count: debt.term_months }) : '')],
    ['pays', ({ debt }) => (debt ? t('issuances:compare.every', { count: debt.pay_every_months }) : '')],
    ['risk', ({ risks }) => (risks[0] ? localized(risks[0], lang) : '')],
    ['risks', ({ risks }) => (risks.length > 0 ? format.tokens(risks.length) : '')],
    ['papers', ({ documents }) => format.tokens(documents.length)],
  ];
  return lines
    .map(([key, of]) => ({ label: t(`issuances:compare.row.${key}`), values: pages.map(of) }))
    .filter(({ values }) => values.some(Boolean));
}
