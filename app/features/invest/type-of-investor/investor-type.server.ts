import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { onwardFrom, onwardPath } from '#app/features/invest/flow/onward.ts';
import { type OpenStep, openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm, type FormAct, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import {
  isPersonKnown,
  type LegalInformation,
  personalPart,
  savingPerson,
} from '#app/parts/identity/personal-part.server.ts';
import { askBeforeTurning } from '#app/parts/investor-type/ask-before-turning.server.ts';
import { investorTypePart, typeForm } from '#app/parts/investor-type/investor-type-part.server.ts';
import { ownSophisticatedActs } from '#app/parts/own-sophisticated/change-own.server.ts';
import {
  OPEN_REQUEST,
  SOPHISTICATED_ANCHOR,
  sophisticatedPart,
} from '#app/parts/own-sophisticated/own-sophisticated.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { chooseInvestorType } from '#contract/identity.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { asksType, completionOf, preparationOf } from '#domain/onboarding/preparation.ts';

const STEP = 'type-of-investor';

/** Who invests: the person or a company. Tenants that hide the question never open this step (`domain/onboarding/preparation.ts`). */
export async function loadInvestorType(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, STEP);
  const { data: known } = await call(visit, getLegalInformation);
  return {
    head: pageHead(visit, { title: visit.t('onboarding:type.title') }),
    frame: stepFrame(visit, open),
    part: investorTypePart(visit, known),
    onwardHref: onwardFrom(open),
    sophisticated: known.legal_type && (await sophisticatedPart(visit)),
    // Who the person is comes next: it is asked on the same page.
    personal: asksPerson(open, known) ? personalPart(visit, known, { asksType: true }) : null,
  };
}

export type InvestorTypeData = Awaited<ReturnType<typeof loadInvestorType>>;

/** Keeps the answer, after a question where it was another before, or takes a request for sophisticated status or its withdrawal. Intents: `personal`, `type`, `type-and-request`, `sophisticated`, `withdraw`. */
export async function changeInvestorType(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, STEP);
  const here = pathTo.invest(open.slug, STEP);
  const choosing = (to: string) =>
    formAct({
      schema: typeForm,
      ask: async ({ legal_type }) => {
        const { data: known } = await call(visit, getLegalInformation);
        return askBeforeTurning(visit, known, legal_type, here);
      },
      send: (body) => call(visit, chooseInvestorType, { body }),
      onward: () => to,
    });
  const { sophisticated, withdraw } = ownSophisticatedActs(visit, here);
  return answerForm(visit, form, {
    '': choosing(onwardPath(open)),
    personal: savingPerson(visit, onwardPath(open)),
    type: choosing(onwardPath(open)),
    'type-and-request': choosing(`${here}?${OPEN_REQUEST}=1#${SOPHISTICATED_ANCHOR}`),
    sophisticated: onceChosen(here, sophisticated),
    withdraw: onceChosen(here, withdraw),
  });
}

/** The check of the identity is the very next step, and nothing of it has been answered. */
function asksPerson({ facts }: OpenStep, known: LegalInformation): boolean {
  const steps = preparationOf(facts);
  const next = steps[steps.indexOf(STEP) + 1];
  return asksType(facts) && next === 'identification' && completionOf(next, facts) === 'to-do' && !isPersonKnown(known);
}

/** An act of somebody who has said who invests; others are led back to the question. */
function onceChosen(here: string, act: FormAct): FormAct {
  return async (visit, form) => {
    const { data: known } = await call(visit, getLegalInformation);
    return known.legal_type === null ? redirect(here, 303) : act(visit, form);
  };
}
