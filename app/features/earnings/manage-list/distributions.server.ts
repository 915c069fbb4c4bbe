import { call } from '#app/api/call.server.ts';
import { DISTRIBUTIONS } from '#app/lists/exported/distributions.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { statusChip } from '#app/parts/distribution/status-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listAllDistributions } from '#contract/earnings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** Every distribution of the tenant (managers), or of the issuer's projects, with what stands in each state. */
export async function loadDistributions(visit: SignedInVisit, area: 'manager' | 'entrepreneur') {
  const { t, lang, format } = visit;
  const path = pathTo[area].earnings;
  const { asked, query } = DISTRIBUTIONS.of(visit);
  const answer = await call(visit, listAllDistributions, { query });
  const { tiles, unclaimed } = answer;
  return {
    figures: [
      ...(['PROPOSED', 'APPROVED', 'PAID'] as const).map((status) => {
        const tile = tiles.find((each) => each.status === status);
        const count = tile?.count ?? 0;
        return {
          label: t(`earnings:tile.${status}`),
          value: format.money(tile?.gross ?? '0.00'),
          // There is nothing to see where there are none.
          href: count > 0 ? `${path}?status=${status}` : null,
          note: t('earnings:distributionsCount', { count }),
        };
      }),
      unclaimed && {
        label: t('earnings:tile.unclaimed'),
        value: format.money(unclaimed.net),
        href: null,
        note: t('earnings:count', { count: unclaimed.count }),
      },
    ].flatMap((figure) => figure ?? []),
    ...listScreen(visit, DISTRIBUTIONS, {
      asked,
      answer,
      path,
      title: t('earnings:distributions'),
      empty: { icon: 'earnings', filtered: t('earnings:noDistributionFits'), none: t('earnings:noDistributions') },
      columns: {
        name: {
          says: (row) => row.name,
          header: t('earnings:distributionHead'),
          href: (row) => pathTo[area].benefit(row.issuance.id, row.id),
        },
        project: {
          says: (row) => localized(row.issuance.title, lang),
          header: t('earnings:project'),
          href: (row) => pathTo[area].tokenEarnings(row.issuance.id),
          at: ['note', 'cut', 'soft'],
        },
        kind: {
          says: (row) => t(`earnings:kind.${row.kind}`),
          header: t('earnings:kindHead'),
          at: ['wide', 'soft'],
        },
        gross: { as: 'money', says: (row) => row.gross, header: t('earnings:gross'), at: ['sum'] },
        withheld: { as: 'money', says: (row) => row.withheld, header: t('earnings:withheld'), at: ['wide'] },
        net: { as: 'money', says: (row) => row.net, header: t('earnings:net'), at: ['mid'] },
        paid: {
          says: ({ paid_holders: paid, holders: all }) =>
            t('earnings:paidOf', { paid: format.tokens(paid), all: format.tokens(all) }),
          header: t('earnings:paidHead'),
          at: ['end', 'mid'],
        },
        status: {
          as: 'chip',
          says: (row) => statusChip(visit, row.status, area),
          header: t('earnings:state'),
          at: ['chip'],
        },
        date: {
          as: 'date',
          says: (row) => row.record_on,
          header: t('earnings:recordDay'),
          at: ['start', 'aside', 'soft'],
        },
      },
    }),
  };
}

export type DistributionsData = Awaited<ReturnType<typeof loadDistributions>>;
