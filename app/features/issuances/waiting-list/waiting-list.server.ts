import { call } from '#app/api/call.server.ts';
import { insideProject } from '#app/parts/project-page/inside-project.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listWaitingPlaces } from '#contract/waiting-list.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** The waiting list of an offer, for a manager: who waits for how many tokens, and what is held for whom until when. */
export async function loadWaitingList(visit: SignedInVisit, id: string | undefined) {
  const params = { id: id ?? '' };
  const { data } = await call(visit, listWaitingPlaces, { params });
  const { t, format, lang } = visit;
  const project = localized(data.title, lang);
  return {
    ...insideProject(visit, 'manager', { id: params.id, title: project }, t('issuances:waitingList.crumb')),
    title: t('issuances:waitingList.title', { title: project }),
    facts: [
      { label: t('issuances:waitingList.waiting'), value: format.tokens(data.waiting) },
      { label: t('issuances:waitingList.heldNow'), value: format.tokens(data.tokens_held) },
    ],
    places: data.places.map((place, at) => ({
      id: place.id,
      href: pathTo.manager.user(place.user_id),
      name: `${format.tokens(at + 1)}. ${place.name}`,
      since: format.date(place.joined_at),
      state: t(`statuses:place.${place.state}`),
      tokens: format.tokens(place.tokens),
      held: place.offered_tokens === null ? '' : format.tokens(place.offered_tokens),
      until: place.offered_until ? format.date(place.offered_until) : '',
    })),
    more: data.waiting > data.places.length ? t('issuances:waitingList.first', { count: data.places.length }) : '',
  };
}

export type WaitingListData = Awaited<ReturnType<typeof loadWaitingList>>;
