import { call } from '#app/api/call.server.ts';
import { onwardPath } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { additionalAnswers, additionalForm } from '#app/parts/identity/additional-information.form.ts';
import { additionalPart } from '#app/parts/identity/additional-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation, saveAdditionalData } from '#contract/profiles.ts';

/** The address's own spelling (specification, section 2). */
const STEP = 'aditional-information';

/** What the law asks besides; tenants that hide the extra fields never open this step. */
export async function loadAdditionalInformation(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, STEP);
  const { data } = await call(visit, getLegalInformation);
  return {
    head: pageHead(visit, { title: visit.t('onboarding:additional.title') }),
    frame: stepFrame(visit, open),
    part: additionalPart(visit, data),
  };
}

export type AdditionalInformationData = Awaited<ReturnType<typeof loadAdditionalInformation>>;

/** Saves the answers. */
export async function changeAdditionalInformation(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, STEP);
  return answerForm(visit, form, {
    '': formAct({
      schema: additionalForm,
      send: (answers) => call(visit, saveAdditionalData, { body: additionalAnswers(answers) }),
      onward: () => onwardPath(open),
    }),
  });
}
