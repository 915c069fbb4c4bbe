import type { SignedInVisit } from '#app/session/visit.ts';
import type { PageMeta } from '#contract/envelope.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ruleOf } from '#domain/access/route-table.ts';
import type { ExportedListName } from '#domain/export/exported-lists.ts';
import { viewQuery } from '#domain/lists/saved-views.ts';
import { addressWith, totalText } from './paging.ts';

/** The button that asks for a file of what a list shows: "Export 46". None where nothing is shown, and for a manager behind somebody's session. */
export function toFileOf(
  visit: SignedInVisit,
  path: string,
  meta: PageMeta,
  { name, about, only = {} }: { name: ExportedListName; about?: string; only?: Record<string, string> },
): { href: string; label: string } | null {
  if (meta.total === 0 || visit.session.backdoor) return null;
  const access = ruleOf(path)?.access;
  const area = access === 'manager' || access === 'user' ? access : 'entrepreneur';
  const query = new URLSearchParams(viewQuery(visit.url.searchParams));
  if (about) query.set('about', about);
  for (const [key, value] of Object.entries(only)) query.set(key, value);
  return {
    href: addressWith(pathTo[area].prepareExport(name), query, {}),
    label: visit.t('ui:exportRows', { rows: totalText(visit, meta) }),
  };
}
