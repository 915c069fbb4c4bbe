import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { ownSophisticatedActs } from '#app/parts/own-sophisticated/change-own.server.ts';
import {
  ownSophisticatedHref,
  projectOf,
  sophisticatedPart,
} from '#app/parts/own-sophisticated/own-sophisticated.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** The person's own sophisticated status, outside of any investment: tenants that ask nobody what they are have no step for it. */
export async function loadOwnPage(visit: SignedInVisit) {
  const slug = projectOf(visit);
  return {
    head: pageHead(visit, { title: visit.t('sophisticated:part.title') }),
    part: await sophisticatedPart(visit),
    // Any step of the flow leads on to the one where the person stands.
    backHref: slug ? pathTo.invest(slug, 'invest') : null,
  };
}

export type OwnPageData = Awaited<ReturnType<typeof loadOwnPage>>;

/** Intents: `sophisticated`, `withdraw`. */
export function changeOwnPage(visit: SignedInVisit, form: SubmittedForm) {
  const slug = projectOf(visit);
  return answerForm(
    visit,
    form,
    ownSophisticatedActs(visit, slug ? ownSophisticatedHref(slug) : pathTo.user.sophisticated),
  );
}
