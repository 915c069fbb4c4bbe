import type { SignedInVisit } from '#app/session/visit.ts';
import type { PageMeta } from '#contract/envelope.ts';
import type { ListViewLink } from './list-views.tsx';
import { totalText } from './paging.ts';

/** All of a list; how many, where that is what is shown. */
function allView(visit: SignedInVisit, href: string, meta?: PageMeta): ListViewLink {
  const isAll = visit.url.search === '';
  return {
    href,
    label: visit.t('ui:viewAll'),
    count: isAll && meta ? totalText(visit, meta) : undefined,
    current: isAll,
  };
}

interface Waits {
  count: number;
  /** Since when the oldest waits; null: nothing does. */
  oldest_at: string | null;
  amount?: string;
}

/**
 * All of a list, and what of it waits for the house: how many, since when and, of money, what they come to. Each stands at `?waiting=<name>`
 * unless it is said where; its words are `inbox.<name>` and `inbox.note` of the list's own texts.
 */
export function inboxViews<Name extends string>(
  visit: SignedInVisit,
  texts: string,
  path: string,
  { inbox, meta }: { inbox: Record<Name, Waits>; meta: PageMeta },
  at: Partial<Record<Name, Pick<ListViewLink, 'href' | 'current'>>> = {},
): ListViewLink[] {
  const { t, format, url } = visit;
  const views = Object.entries<Waits>(inbox).map(([name, { count, oldest_at: oldest, amount }]) => ({
    href: `${path}?waiting=${name}`,
    current: url.searchParams.get('waiting') === name,
    ...at[name as Name],
    label: t(`${texts}:inbox.${name}`),
    count: format.tokens(count),
    note: oldest
      ? t(`${texts}:inbox.note`, { age: format.relativeDays(oldest), amount: amount && format.money(amount) })
      : undefined,
  }));
  return [allView(visit, path, meta), ...views];
}
