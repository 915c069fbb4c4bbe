import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getWaitingPlace, joinWaitingList, leaveWaitingList } from '#contract/waiting-list.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { waitingPlaceForm } from './waiting-place.form.ts';

/** One's own place on the waiting list of an offer, or the way to take one. An offer that needs none leads to its page. */
export async function loadWaitingPlace(visit: SignedInVisit, id: string | undefined) {
  const params = { id: id ?? '' };
  const { data } = await call(visit, getWaitingPlace, { params });
  const { place } = data;
  if (!place && !data.takes_places) throw redirect(pathTo.user.issuance(params.id));
  const { t, format, lang } = visit;
  const project = localized(data.title, lang);
  const isHeld = place?.state === 'OFFERED';
  return {
    head: pageHead(visit, { title: t('issuances:waitingList.title', { title: project }) }),
    project,
    projectHref: pathTo.user.issuance(params.id),
    facts: place
      ? [
          { label: t('issuances:waitingList.position'), value: format.tokens(place.position) },
          { label: t('issuances:waitingList.wanted'), value: format.tokens(place.tokens) },
          ...(isHeld
            ? [
                { label: t('issuances:waitingList.held'), value: format.tokens(place.offered_tokens ?? 0) },
                { label: t('issuances:waitingList.until'), value: format.deadline(place.offered_until ?? visit.now) },
              ]
            : []),
          { label: t('issuances:waitingList.since'), value: format.date(place.joined_at) },
        ]
      : [{ label: t('issuances:waitingList.waiting'), value: format.tokens(data.waiting) }],
    hasPlace: place !== null,
    orderHref: isHeld ? pathTo.invest(data.slug, 'invest') : null,
    symbol: data.symbol,
    hint: t('issuances:waitingList.hint', {
      min: format.tokens(data.min_tokens),
      max: format.tokens(data.max_tokens),
    }),
    form: formOf(waitingPlaceForm(lang, limitsOf(data)), visit),
  };
}

export type WaitingPlaceData = Awaited<ReturnType<typeof loadWaitingPlace>>;

const limitsOf = (data: { min_tokens: number; max_tokens: number }) => ({
  minTokens: data.min_tokens,
  maxTokens: data.max_tokens,
});

/** Takes a place (no intent) or gives it up (`leave`). */
export async function changeWaitingPlace(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const here = pathTo.user.waitingList(params.id);
  const project = pathTo.user.issuance(params.id);
  return answerForm(visit, form, {
    '': formAct({
      schema: async () => waitingPlaceForm(visit.lang, limitsOf((await call(visit, getWaitingPlace, { params })).data)),
      send: ({ tokens }, idempotencyKey) => call(visit, joinWaitingList, { params, body: { tokens }, idempotencyKey }),
      onward: () => ({ to: here, toast: visit.t('issuances:waitingList.joined') }),
      refused: toldAt(visit, project),
    }),
    leave: formAct({
      schema: z.object({}),
      send: () => call(visit, leaveWaitingList, { params }),
      onward: () => ({ to: project, toast: visit.t('issuances:waitingList.left') }),
    }),
  });
}
