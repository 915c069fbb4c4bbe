import { redirect } from '@remix-run/node';
import { EXPORTABLES } from '#app/lists/exported/exportables.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { EXPORTED_LIST_NAMES, type ExportArea, exportedList } from '#domain/export/exported-lists.ts';
import { viewQuery } from '#domain/lists/saved-views.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** The list that the address asks for a file of, and its own address. Throws the way to the exports where it names none of the area's. */
export function askedList(visit: SignedInVisit, area: ExportArea, asked: string | undefined) {
  const params = new URLSearchParams(visit.url.searchParams);
  const name = EXPORTED_LIST_NAMES.find((known) => known === asked);
  const about = params.get('about') ?? '';
  const list = name && exportedList(name);
  if (!list?.areas.includes(area) || (list.of && !isRecordId(about))) throw redirect(pathTo[area].exports);
  params.delete('about');
  const view = viewQuery(params);
  const source = EXPORTABLES[name as keyof typeof EXPORTABLES];
  const path = source.path(area, about, params);
  return {
    name: name as keyof typeof EXPORTABLES,
    title: visit.t(list.title),
    about,
    source,
    view,
    filter: source.filter(visit, params),
    params,
    backHref: view ? `${path}${path.includes('?') ? '&' : '?'}${view}` : path,
  };
}
