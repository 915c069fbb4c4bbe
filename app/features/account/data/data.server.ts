import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { additionalAnswers, additionalForm } from '#app/parts/identity/additional-information.form.ts';
import { additionalPart } from '#app/parts/identity/additional-part.server.ts';
import { personRows } from '#app/parts/identity/identity-facts.server.ts';
import { afterChange, askBeforeReopening, frozenPart, reopensCheck } from '#app/parts/identity/own-change.server.ts';
import { daysFor, personalForm } from '#app/parts/identity/personal.form.ts';
import { leftOut, personalPart } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation, saveAdditionalData, savePersonalData } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { changesOf } from '#domain/user/identity-change.ts';
import { ownPersonal } from './own-personal.ts';

/** One's own data: who one is, where one lives, and what the law asks besides. What a check has looked at says so. */
export async function loadOwnData(visit: SignedInVisit) {
  const { t, customization } = visit;
  const { data: known } = await call(visit, getLegalInformation);
  const frozen = frozenPart(known, 'person');
  return {
    head: pageHead(visit, { title: t('account:data.title') }),
    accountHref: pathTo.user.account,
    email: known.email,
    personal: personalPart(visit, known),
    frozen,
    facts: frozen === 'in_review' ? personRows(visit, known).slice(0, -1) : null,
    additional: customization.hide.extraFields ? null : additionalPart(visit, known),
  };
}

export type OwnData = Awaited<ReturnType<typeof loadOwnData>>;

/** Buttons: `personal` saves who one is, after a question where that opens the identity check again; `additional` the further answers. */
export async function changeOwnData(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const here = pathTo.user.personalData;
  const { data: known } = await call(visit, getLegalInformation);
  const before = known.personal;
  return answerForm(visit, form, {
    personal: formAct({
      schema: personalForm(daysFor(visit.now, visit.customization.tenant.time_zone)),
      ask: async (person) => {
        const { changed } = ownPersonal(before, person);
        return askBeforeReopening(visit, known, {
          part: 'person',
          changes: changesOf(before, changed),
          backHref: here,
        });
      },
      send: async (person) => {
        const { body, changed } = ownPersonal(before, person);
        const reopens = reopensCheck(known, 'person', changesOf(before, changed));
        await call(visit, savePersonalData, { body: { ...body, accept_new_check: reopens } });
        return reopens;
      },
      onward: (reopened, person) => {
        const left = leftOut(visit, person);
        const after = afterChange(visit, reopened, here);
        return left ? { ...after, toast: { type: 'success', message: after.toast, description: left.message } } : after;
      },
    }),
    additional: formAct({
      schema: additionalForm,
      send: (answers) => call(visit, saveAdditionalData, { body: additionalAnswers(answers) }),
      onward: () => ({ to: here, toast: t('account:saved') }),
    }),
  });
}
