import { addressWith } from '#app/lists/paging.ts';
import type { SignedInVisit } from '#app/session/visit.ts';

type View = 'list' | 'grid';

/** A list that can also be looked at as a grid: the two tabs, and which of them the address shows. @param first the one that needs no word in it */
export function twoViews({ t, url }: SignedInVisit, path: string, first: View) {
  const asked = url.searchParams.get('view');
  const shown: View = asked === 'list' || asked === 'grid' ? asked : first;
  const tab = (view: View, label: string) => ({
    label,
    href: addressWith(path, url.searchParams, { view: view === first ? undefined : view }),
    current: shown === view,
  });
  const [list, grid] = [tab('list', t('issuances:list.asList')), tab('grid', t('issuances:list.grid'))];
  return { asList: shown === 'list', views: first === 'list' ? [list, grid] : [grid, list] };
}
