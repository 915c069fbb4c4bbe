import { search } from '#app/lists/filter.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type Area, findMovements, findOrders, findPeople, findProjects } from './find.server.ts';
import type { FoundGroup } from './found.ts';

const TYPED = search('search:title');

const NOUNS = {
  people: { find: findPeople, list: pathTo.manager.users },
  orders: { find: findOrders, list: null },
  projects: { find: findProjects, list: null },
  movements: { find: findMovements, list: `${pathTo.manager.statements}?view=all` },
} as const satisfies Record<string, { find: unknown; list: string | null }>;
type Noun = keyof typeof NOUNS;

/** What each area looks through: an issuer has no list of people and no bank account of the platform. */
const IN: Record<Area, readonly Noun[]> = {
  manager: ['people', 'orders', 'projects', 'movements'],
  entrepreneur: ['orders', 'projects'],
};

/**
 * Everything that the typed words are found in, the first few of each noun: each list is asked as its own page would, so that nothing is
 * found here that its reader may not see there (record 0047).
 */
export async function loadSearch(visit: SignedInVisit, area: Area) {
  const { t, url } = visit;
  const q = TYPED.read(url.searchParams.get('q') ?? '');
  const groups = q ? await Promise.all(IN[area].map((noun) => groupOf(visit, area, noun, q))) : [];
  return {
    head: pageHead(visit, { title: t('search:title') }),
    action: pathTo[area].search,
    q: q ?? '',
    hint: t(`search:hint.${area}`),
    groups: groups.filter(({ rows }) => rows.length > 0),
    nothing: q ? t('search:nothing', { q }) : null,
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

async function groupOf(visit: SignedInVisit, area: Area, noun: Noun, q: string): Promise<FoundGroup> {
  const { t } = visit;
  const { find, list } = NOUNS[noun];
  const { meta, rows } = await find(visit, q, area);
  const home = list ?? (noun === 'orders' ? pathTo[area].investments : pathTo[area].issuances);
  const count = totalText(visit, meta);
  const words = new URLSearchParams({ q });
  return {
    key: noun,
    title: t(`search:noun.${noun}`),
    count,
    rows,
    all:
      meta.next === null
        ? null
        : { href: `${home}${home.includes('?') ? '&' : '?'}${words}`, label: t('search:all', { total: count }) },
  };
}
