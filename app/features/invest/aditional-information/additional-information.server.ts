import { call } from '#app/api/call.server.ts';
import { onwardPath } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { MARITAL_STATUSES } from '#contract/legal-information.ts';
import { getLegalInformation, saveAdditionalData } from '#contract/profiles.ts';
import { type AdditionalFields, additionalAnswers, additionalForm } from './additional-information.form.ts';

/** The address's own spelling (specification, section 2). */
const STEP = 'aditional-information';

/** What the law asks besides; tenants that hide the extra fields never open this step. */
export async function loadAdditionalInformation(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, STEP);
  const { data } = await call(visit, getLegalInformation);
  const { t } = visit;
  const { additional } = data;
  const values: Partial<AdditionalFields> = {
    occupation: additional.occupation ?? undefined,
    marital_status: additional.marital_status ?? undefined,
    spouse_name: additional.spouse_name ?? undefined,
    spouse_surname: additional.spouse_surname ?? undefined,
    spouse_id_number: additional.spouse_id_number ?? undefined,
    source_of_funds: additional.source_of_funds ?? undefined,
    politically_exposed:
      additional.politically_exposed === null ? undefined : additional.politically_exposed ? 'yes' : 'no',
  };
  return {
    head: pageHead(visit, { title: t('onboarding:additional.title') }),
    frame: stepFrame(visit, open),
    form: formOf(additionalForm),
    values,
    maritalStatuses: MARITAL_STATUSES.map((value) => ({ value, label: t(`onboarding:additional.marital.${value}`) })),
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
