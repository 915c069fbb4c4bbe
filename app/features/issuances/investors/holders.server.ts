import { call } from '#app/api/call.server.ts';
import { HOLDERS as LIST } from '#app/lists/exported/holders.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getConcentration, listHolders } from '#contract/holders.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { MOST_ON_PAPER } from '#domain/issuance/holdings.ts';
import { localized } from '#domain/tenant/language.ts';
import { concentrationView } from './concentration.server.ts';
import { viewsOf } from './views.ts';

/** Hundredths of a per cent as a per cent's text. */
const percentOf = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Who holds the tokens of a project, now or at the end of a day that has been. */
export async function loadHolders(visit: SignedInVisit, area: 'manager' | 'entrepreneur', id: string) {
  const { t, format, lang } = visit;
  const asked = LIST.read(visit.url.searchParams);
  const [answer, { data: spread }] = await Promise.all([
    call(visit, listHolders, { params: { id }, query: asked }),
    call(visit, getConcentration, { params: { id }, query: { at: asked.at } }),
  ]);
  const { issuance, supply, holders } = answer;
  const path = pathTo[area].investors(id);
  const isAtDay = asked.at !== undefined;
  return {
    head: pageHead(visit, { title: t('issuances:investors.holders') }),
    kind: 'holders' as const,
    listHref: pathTo[area].issuances,
    backHref: pathTo[area].issuance(id),
    project: localized(issuance.title, lang),
    count: t('issuances:investors.holdersCount', { count: isAtDay ? answer.meta.total : holders }),
    about: [
      t('issuances:investors.supply', { tokens: format.tokens(supply), symbol: issuance.symbol }),
      ...(isAtDay ? [t('issuances:investors.register', { date: format.date(asked.at ?? '') })] : []),
    ].join(' · '),
    // More than fit on paper are in the export of the list.
    registerHref: answer.meta.total > MOST_ON_PAPER ? null : pathTo[area].register(id, asked.at),
    concentration: holders > 0 || spread.at_day?.holders ? concentrationView(visit, spread, asked.at) : null,
    recordHref: area === 'manager' && holders > 0 ? pathTo.manager.recordFile(id) : null,
    writeHref: pathTo[area].writeTo(id, 'HOLDERS'),
    views: viewsOf(visit, path, 'holders'),
    list: LIST.view(visit, asked, {
      path,
      meta: answer.meta,
      keep: ['view'],
      exported: { name: 'holders', about: id },
    }),
    hasWallets: answer.data.some(({ wallet }) => wallet !== null),
    rows: answer.data.map((row) => ({
      id: row.id,
      href: area === 'manager' ? pathTo.manager.user(row.id) : null,
      name: row.name || t('issuances:investors.unnamed'),
      wallet: row.wallet && `${row.wallet.slice(0, 6)}…${row.wallet.slice(-4)}`,
      tokens: format.tokens(row.tokens),
      // Of another day's tokens nobody has kept the whole.
      share: isAtDay ? '' : format.percent(percentOf(row.share)),
      value: format.money(row.value),
      since: format.recent(row.since),
      moved: format.recent(row.moved_at),
    })),
  };
}

export type HoldersData = Awaited<ReturnType<typeof loadHolders>>;
