import { call } from '#app/api/call.server.ts';
import { type FormAct, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { answerSuitabilityTest, declareSuitability, getSuitabilityTest } from '#contract/suitability.ts';
import { answersOf, declarationForm, fieldNameOf, knowledgeForm } from './knowledge-test.form.ts';

type Test = AnswerOf<typeof getSuitabilityTest>['data'];

/**
 * Where a person stands in the knowledge test, and what is asked now: the seven statements, or after the second failure the declaration. The right answers stay at the API.
 * @param until end of what counts, as the API tells it
 */
export function knowledgeTestPart(visit: SignedInVisit, test: Test, until: string | null) {
  const { t, format } = visit;
  const support = visit.customization.tenant.support_email;
  const { status } = test;
  const asks = status === 'NONE' || status === 'FAILED_ONCE';
  const score = { score: test.score ?? 0, total: test.questions.length, mark: test.pass_mark };
  return {
    status,
    /** Nothing is asked any more: passed, or declared. */
    isDone: !asks && status !== 'FAILED',
    title: t(`onboarding:test.title.${status}`),
    intro: t(`onboarding:test.intro.${status}`, { ...score, date: until ? format.date(until) : '' }),
    missed: test.missed,
    version: test.version,
    questions: asks ? test.questions.map(({ id, text }) => ({ name: fieldNameOf(id), text })) : [],
    declaration: status === 'FAILED' ? test.declaration : null,
    support: status === 'FAILED' && support ? t('onboarding:test.support', { email: support }) : null,
    forms: {
      answer: formOf(knowledgeForm(test.questions.map(({ id }) => id)), visit),
      declare: formOf(declarationForm, visit),
    },
  };
}

export type KnowledgeTestPartData = ReturnType<typeof knowledgeTestPart>;

/**
 * Buttons: `answer` marks the answers, and the page `here` says what came of it; `declare` takes the declaration and leads `onward`.
 * Who has passed goes on as well where `passed` names a place.
 */
export function knowledgeTestActs(
  visit: SignedInVisit,
  { here, onward, passed }: { here: string; onward: string; passed?: string },
): Record<'answer' | 'declare', FormAct> {
  return {
    answer: formAct({
      schema: async () => knowledgeForm((await call(visit, getSuitabilityTest)).data.questions.map(({ id }) => id)),
      send: ({ version = '', ...answers }, idempotencyKey) =>
        call(visit, answerSuitabilityTest, { body: { version, answers: answersOf(answers) }, idempotencyKey }),
      onward: ({ data }) =>
        passed && data.status === 'PASSED' ? { to: passed, toast: visit.t('onboarding:test.title.PASSED') } : here,
      settled: here,
    }),
    declare: formAct({
      schema: declarationForm,
      send: (body, idempotencyKey) => call(visit, declareSuitability, { body, idempotencyKey }),
      onward: () => onward,
      settled: onward,
    }),
  };
}
