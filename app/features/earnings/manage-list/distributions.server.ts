import { call } from '#app/api/call.server.ts';
import { DISTRIBUTIONS as LIST } from '#app/lists/exported/distributions.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listAllDistributions } from '#contract/earnings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

const TONES = {
  PROPOSED: 'caution',
  APPROVED: 'progress',
  PAID: 'positive',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
} as const;

/** Every distribution of the tenant (managers), or of the issuer's projects, with what stands in each state. */
export async function loadDistributions(visit: SignedInVisit, area: 'manager' | 'entrepreneur') {
  const { t, url, lang, format } = visit;
  const path = pathTo[area].earnings;
  const asked = LIST.read(url.searchParams);
  const { data, meta, tiles, unclaimed } = await call(visit, listAllDistributions, { query: asked });
  return {
    head: pageHead(visit, { title: t('earnings:distributions') }),
    count: t('earnings:distributionsCount', { count: meta.total }),
    figures: [
      ...(['PROPOSED', 'APPROVED', 'PAID'] as const).map((status) => {
        const tile = tiles.find((each) => each.status === status);
        return {
          label: t(`earnings:tile.${status}`),
          value: format.moneyShort(tile?.gross ?? '0.00'),
          href: `${path}?status=${status}`,
          note: t('earnings:distributionsCount', { count: tile?.count ?? 0 }),
        };
      }),
      ...(unclaimed
        ? [
            {
              label: t('earnings:tile.unclaimed'),
              value: format.moneyShort(unclaimed.net),
              href: null,
              note: t('earnings:count', { count: unclaimed.count }),
            },
          ]
        : []),
    ],
    list: LIST.view(visit, asked, { path, meta, exported: { name: 'distributions' } }),
    rows: data.map((row) => ({
      id: row.id,
      href: pathTo[area].benefit(row.issuance.id, row.id),
      name: row.name,
      project: localized(row.issuance.title, lang),
      projectHref: pathTo[area].tokenEarnings(row.issuance.id),
      issuer: row.issuance.issuer,
      kind: t(`earnings:kind.${row.kind}`),
      gross: format.money(row.gross),
      withheld: format.money(row.withheld),
      net: format.money(row.net),
      holders: format.tokens(row.holders),
      paid: t('earnings:paidOf', { paid: format.tokens(row.paid_holders), all: format.tokens(row.holders) }),
      status: {
        label: t(`earnings:distribution.${row.status}`),
        tone: row.status === 'PROPOSED' && area === 'entrepreneur' ? ('progress' as const) : TONES[row.status],
      },
      date: format.date(row.record_on),
    })),
  };
}

export type DistributionsData = Awaited<ReturnType<typeof loadDistributions>>;
