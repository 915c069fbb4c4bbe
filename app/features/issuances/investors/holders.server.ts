import { call } from '#app/api/call.server.ts';
import { HOLDERS } from '#app/lists/exported/holders.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
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
  const { asked, query } = HOLDERS.of(visit);
  const [answer, { data: spread }] = await Promise.all([
    call(visit, listHolders, { params: { id }, query }),
    call(visit, getConcentration, { params: { id }, query: { at: asked.at } }),
  ]);
  const { issuance, supply, holders } = answer;
  const path = pathTo[area].investors(id);
  const isAtDay = asked.at !== undefined;
  const words = (key: string, options = {}) => t(`issuances:investors.${key}`, options);
  const supplied = words('supply', { tokens: format.tokens(supply), symbol: issuance.symbol });
  return {
    concentration: holders > 0 || spread.at_day?.holders ? concentrationView(visit, spread, asked.at) : null,
    ...listScreen(visit, HOLDERS, {
      asked,
      answer,
      path,
      keep: ['view'],
      exported: { about: id },
      title: words('holders'),
      crumbs: [
        { label: t('issuances:inside.back'), href: pathTo[area].issuances },
        { label: localized(issuance.title, lang), href: pathTo[area].issuance(id) },
      ],
      here: words('title'),
      count: words('holdersCount', { count: isAtDay ? answer.meta.total : holders }),
      about: isAtDay ? `${supplied} · ${words('register', { date: format.date(asked.at ?? '') })}` : supplied,
      acts: [
        // More than fit on paper are in the export of the list.
        answer.meta.total <= MOST_ON_PAPER && {
          href: pathTo[area].register(id, asked.at),
          label: words('pdf'),
          icon: 'download' as const,
        },
        area === 'manager' && holders > 0 && { href: pathTo.manager.recordFile(id), label: words('record') },
        { href: pathTo[area].writeTo(id, 'HOLDERS'), label: t('messages:writeTo'), icon: 'mail' },
      ],
      views: viewsOf(visit, path, 'holders'),
      empty: { icon: 'investments', filtered: words('noneAt'), none: words('noneHold') },
      columns: {
        name: {
          // An issuer reads a name that leads nowhere.
          as: area === 'manager' ? 'title' : 'words',
          says: (row) => row.name || words('unnamed'),
          header: words('holder'),
          href: (row) => area === 'manager' && pathTo.manager.user(row.id),
          at: ['cut'],
        },
        wallet: answer.data.some(({ wallet }) => wallet !== null) && {
          as: 'code',
          says: ({ wallet }) => wallet,
          header: words('wallet'),
          at: ['wide', 'soft'],
        },
        tokens: { as: 'tokens', says: (row) => row.tokens, header: words('tokens'), at: ['sum'] },
        // Of another day's tokens nobody has kept the whole.
        share: { as: 'percent', says: ({ share }) => (isAtDay ? null : percentOf(share)), header: '%', at: ['mid'] },
        value: { as: 'money', says: (row) => row.value, header: words('value'), at: ['note', 'named'] },
        since: { as: 'recent', says: (row) => row.since, header: words('since'), at: ['mid'] },
        moved: { as: 'recent', says: (row) => row.moved_at, header: words('moved'), at: ['aside'] },
      },
    }),
  };
}

export type HoldersData = Awaited<ReturnType<typeof loadHolders>>;
