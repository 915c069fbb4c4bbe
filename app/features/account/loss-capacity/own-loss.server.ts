import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { keepingLossResult, lossCapacityPart } from '#app/parts/loss-capacity/loss-capacity-part.server.ts';
import { personFacts } from '#app/parts/onboarding/person-facts.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isSophisticated } from '#domain/onboarding/preparation.ts';

/** The simulation outside an order: it is asked for every year (ECSPR, article 21(5)). Where this tenant asks nobody there is none. */
export async function loadOwnLoss(visit: SignedInVisit) {
  const { t, customization, now } = visit;
  if (!customization.flows.onboarding.includes('SUITABILITY_TEST')) throw redirect(pathTo.user.account, 302);
  const { data: known } = await call(visit, getLegalInformation);
  const person = personFacts(known.facts);
  return {
    head: pageHead(visit, { title: t('account:part.simulation-loss-bearing-capacity.name') }),
    accountHref: pathTo.user.account,
    // A sophisticated investor is asked nothing (regulation.md).
    part: isSophisticated(person, now)
      ? null
      : lossCapacityPart(visit, { abilityCents: person.lossAbilityCents, validUntil: person.lossValidUntil }),
  };
}

export type OwnLossData = Awaited<ReturnType<typeof loadOwnLoss>>;

/** Keeps the result and its certification, and leads back to the account. */
export function changeOwnLoss(visit: SignedInVisit, form: SubmittedForm) {
  const onward = { to: pathTo.user.account, toast: visit.t('account:saved') };
  return answerForm(visit, form, { '': keepingLossResult(visit, onward) });
}
