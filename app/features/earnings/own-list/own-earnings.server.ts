import { call } from '#app/api/call.server.ts';
import { OWN_EARNINGS as LIST } from '#app/lists/exported/own-earnings.ts';
import { listTable } from '#app/lists/list-table.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { earningRow } from '#app/parts/earning/earning-row.server.ts';
import { expectedIncome, nextFigure } from '#app/parts/income/expected-income.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listEarnings } from '#contract/earnings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { quartersOf } from './quarters.server.ts';

/** The investor's earnings: what they can claim, what was distributed to them, claimed or not, and all of it by project and quarter. */
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
    // What can be claimed stands before them, above its button.
    figures: [
      ...(hasAny
        ? [
            { label: t('earnings:distributedNet'), value: format.money(sums.net) },
            { label: t('earnings:withheld'), value: format.money(sums.withheld) },
            { label: t('earnings:capital'), value: format.money(sums.capital_return) },
          ]
        : []),
      ...(next ? [next] : []),
    ],
    hasAny,
    table: listTable(visit, LIST, {
      asked,
      answer: { data: data.map((each) => ({ ...each, words: earningRow(visit, each, 'user') })), meta },
      path: pathTo.user.earnings,
      options,
      exported: { name: 'own-earnings' },
      empty: { icon: 'earnings', filtered: t('earnings:filtered'), none: t('earnings:none') },
      isMine: ({ status }) => claims && status === 'PAID',
      columns: {
        project: {
          header: t('earnings:earning'),
          says: ({ words }) => words.project,
          href: ({ issuance }) => pathTo.user.tokenEarnings(issuance.id),
          note: ({ words }) => words.about,
        },
        gross: { as: 'money', header: t('earnings:gross'), says: (row) => row.gross, at: ['mid'] },
        withheld: { as: 'money', header: t('earnings:withheld'), says: (row) => row.withheld, at: ['mid'] },
        net: { as: 'money', header: t('earnings:net'), says: (row) => row.net, at: ['sum'] },
        date: {
          header: t('earnings:date.distributed'),
          says: ({ words }) => words.dates.distributed,
          at: ['aside', 'soft'],
        },
        status: { as: 'chip', header: t('earnings:where'), says: ({ words }) => words.status, at: ['chip'] },
        act: {
          as: 'act',
          header: t('earnings:act'),
          says: ({ id, status, distribution: { name }, on_chain: chain }) =>
            (claims &&
              status === 'PAID' && {
                label: t('earnings:claim'),
                named: t('earnings:claimOne', { what: name }),
                href: pathTo.user.claim(id),
              }) ||
            (chain?.turn && {
              label: t('earnings:turn.act'),
              named: t('earnings:turn.one', { what: name }),
              href: pathTo.user.turnClaim(chain.turn),
            }),
          at: ['start'],
        },
      },
    }),
    // Of one there is nothing to add up.
    totals:
      listed.count > 1
        ? {
            project: t('earnings:count', { count: listed.count }),
            gross: format.money(listed.gross),
            withheld: format.money(listed.withheld),
            net: format.money(listed.net),
          }
        : undefined,
    quarters: quartersOf(visit, quarters),
    certificatesHref: pathTo.user.certificates,
    ownHref: pathTo.user.investorEarnings(visit.session.user.id),
  };
}

export type OwnEarningsData = Awaited<ReturnType<typeof loadOwnEarnings>>;
