import { call } from '#app/api/call.server.ts';
import { OWN_EARNINGS as LIST } from '#app/lists/exported/own-earnings.ts';
import { pageHead } from '#app/page-head.server.ts';
import { earningRow } from '#app/parts/earning/earning-row.server.ts';
import { expectedIncome, nextFigure } from '#app/parts/income/expected-income.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listEarnings } from '#contract/earnings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { quartersOf } from './quarters.server.ts';

/** The investor's earnings: what they can claim, what they were paid, and all of it by project and quarter. */
export async function loadOwnEarnings(visit: SignedInVisit) {
  const { t, lang, format } = visit;
  const { asked, query } = LIST.of(visit);
  const [{ data, meta, listed, sums, claimable, claims, quarters, issuances }, expected] = await Promise.all([
    call(visit, listEarnings, { query }),
    expectedIncome(visit),
  ]);
  const hasAny = sums.count > 0 || meta.total > 0;
  const next = nextFigure(visit, expected?.payments ?? []);
  const options = {
    issuance: issuances.map(({ id, title }) => ({ value: id, label: localized(title, lang) })),
  };
  return {
    head: pageHead(visit, { title: t('earnings:title') }),
    claim:
      claims && claimable.count > 0
        ? {
            net: format.money(claimable.net),
            count: t('earnings:count', { count: claimable.count }),
            href: pathTo.user.claim(),
          }
        : null,
    figures: [
      ...(hasAny && claims ? [{ label: t('earnings:status.PAID'), value: format.money(claimable.net) }] : []),
      ...(hasAny
        ? [
            { label: t('earnings:net'), value: format.money(sums.net) },
            { label: t('earnings:withheld'), value: format.money(sums.withheld) },
            { label: t('earnings:capital'), value: format.money(sums.capital_return) },
          ]
        : []),
      ...(next ? [next] : []),
    ],
    hasAny,
    list: LIST.view(visit, asked, { path: pathTo.user.earnings, meta, options, exported: { name: 'own-earnings' } }),
    rows: data.map((each) => ({
      ...earningRow(visit, each, 'user'),
      href: pathTo.user.tokenEarnings(each.issuance.id),
      claimHref: claims && each.status === 'PAID' ? pathTo.user.claim(each.id) : null,
    })),
    // Of one there is nothing to add up.
    totals:
      listed.count > 1
        ? {
            count: t('earnings:count', { count: listed.count }),
            gross: format.money(listed.gross),
            withheld: format.money(listed.withheld),
            net: format.money(listed.net),
          }
        : null,
    quarters: quartersOf(visit, quarters),
    certificatesHref: pathTo.user.certificates,
    ownHref: pathTo.user.investorEarnings(visit.session.user.id),
  };
}

export type OwnEarningsData = Awaited<ReturnType<typeof loadOwnEarnings>>;
