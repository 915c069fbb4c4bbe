import { call } from '#app/api/call.server.ts';
import { onwardFrom, onwardPath } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { ownSophisticatedHref } from '#app/parts/own-sophisticated/own-sophisticated.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { answerSuitabilityTest, declareSuitability, getSuitabilityTest } from '#contract/suitability.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { answersOf, declarationForm, fieldNameOf, knowledgeForm } from './knowledge-test.form.ts';

const STEP = 'initial-test';

/** The seven statements, the result, one retry, and after the second failure the declaration. The right answers stay at the API. */
export async function loadKnowledgeTest(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, STEP);
  const { data: test } = await call(visit, getSuitabilityTest);
  const { t, format } = visit;
  const support = visit.customization.tenant.support_email;
  const { status } = test;
  const asks = status === 'NONE' || status === 'FAILED_ONCE';
  const until = open.flow.person.test_valid_until;
  const score = { score: test.score ?? 0, total: test.questions.length, mark: test.pass_mark };
  return {
    head: pageHead(visit, { title: t(`onboarding:test.title.${status}`) }),
    frame: stepFrame(visit, open),
    status,
    title: t(`onboarding:test.title.${status}`),
    intro: t(`onboarding:test.intro.${status}`, {
      ...score,
      date: until ? format.date(until) : '',
    }),
    version: test.version,
    questions: asks ? test.questions.map(({ id, text }) => ({ name: fieldNameOf(id), text })) : [],
    declaration: status === 'FAILED' ? test.declaration : null,
    support: status === 'FAILED' && support ? t('onboarding:test.support', { email: support }) : null,
    onwardHref: asks || status === 'FAILED' ? null : onwardFrom(open),
    sophisticatedHref: asks || status === 'FAILED' ? ownSophisticatedHref(open.slug) : null,
    forms: {
      answer: formOf(knowledgeForm(test.questions.map(({ id }) => id)), visit),
      declare: formOf(declarationForm, visit),
    },
  };
}

export type KnowledgeTestData = Awaited<ReturnType<typeof loadKnowledgeTest>>;

/** Marks the answers, or takes the declaration. */
export async function changeKnowledgeTest(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, STEP);
  const here = pathTo.invest(open.slug, STEP);
  return answerForm(visit, form, {
    answer: formAct({
      schema: async () => knowledgeForm((await call(visit, getSuitabilityTest)).data.questions.map(({ id }) => id)),
      send: ({ version = '', ...answers }, idempotencyKey) =>
        call(visit, answerSuitabilityTest, { body: { version, answers: answersOf(answers) }, idempotencyKey }),
      onward: () => here,
      settled: here,
    }),
    declare: formAct({
      schema: declarationForm,
      send: (body, idempotencyKey) => call(visit, declareSuitability, { body, idempotencyKey }),
      onward: () => onwardPath(open),
      settled: onwardPath(open),
    }),
  });
}
