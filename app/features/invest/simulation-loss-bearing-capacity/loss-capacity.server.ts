import { onwardPath } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { keepingLossResult, lossCapacityPart } from '#app/parts/loss-capacity/loss-capacity-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';

const STEP = 'simulation-loss-bearing-capacity';

/** The simulation, as a step of an order. */
export async function loadLossCapacity(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, STEP);
  const { lossAbilityCents, lossValidUntil } = open.facts.person;
  return {
    head: pageHead(visit, { title: visit.t('onboarding:loss.title') }),
    frame: stepFrame(visit, open),
    part: lossCapacityPart(visit, { abilityCents: lossAbilityCents, validUntil: lossValidUntil }),
  };
}

export type LossCapacityData = Awaited<ReturnType<typeof loadLossCapacity>>;

/** Keeps the result and its certification. */
export async function changeLossCapacity(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, STEP);
  return answerForm(visit, form, { '': keepingLossResult(visit, onwardPath(open)) });
}
