import { call } from '#app/api/call.server.ts';
import { onwardFrom, onwardPath } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { knowledgeTestActs, knowledgeTestPart } from '#app/parts/knowledge-test/knowledge-test-part.server.ts';
import { ownSophisticatedHref } from '#app/parts/own-sophisticated/own-sophisticated.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getSuitabilityTest } from '#contract/suitability.ts';
import { pathTo } from '#domain/access/addresses.ts';

const STEP = 'initial-test';

/** The knowledge test as a step of an investment, and what came of it. */
export async function loadKnowledgeTest(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, STEP);
  const { data: test } = await call(visit, getSuitabilityTest);
  const part = knowledgeTestPart(visit, test, open.flow.person.test_valid_until);
  return {
    head: pageHead(visit, { title: part.title }),
    frame: stepFrame(visit, open),
    part,
    onwardHref: part.isDone ? onwardFrom(open) : null,
    sophisticatedHref: part.isDone ? null : ownSophisticatedHref(open.slug),
  };
}

export type KnowledgeTestData = Awaited<ReturnType<typeof loadKnowledgeTest>>;

/** Marks the answers, or takes the declaration. */
export async function changeKnowledgeTest(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, STEP);
  const here = pathTo.invest(open.slug, STEP);
  return answerForm(
    visit,
    form,
    knowledgeTestActs(visit, { here, onward: onwardPath(open), passed: onwardPath(open) }),
  );
}
