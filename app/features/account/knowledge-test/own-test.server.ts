import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { knowledgeTestActs, knowledgeTestPart } from '#app/parts/knowledge-test/knowledge-test-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { getSuitabilityTest } from '#contract/suitability.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { inForce } from '#domain/time/years.ts';

/** The knowledge test outside an order: how it stands, and taking it by the rules of the investment's step. Where this tenant asks nobody there is none. */
export async function loadOwnTest(visit: SignedInVisit) {
  const { t, customization, now } = visit;
  if (!customization.flows.onboarding.includes('SUITABILITY_TEST')) throw redirect(pathTo.user.account, 302);
  const [{ data: test }, { data: known }] = await Promise.all([
    call(visit, getSuitabilityTest),
    call(visit, getLegalInformation),
  ]);
  const { test_valid_until: until, sophisticated_until: sophisticated } = known.facts;
  // A sophisticated investor is asked nothing (regulation.md).
  const isFree = sophisticated !== null && inForce(new Date(sophisticated), now);
  return {
    head: pageHead(visit, { title: t('account:part.initial-test.name') }),
    accountHref: pathTo.user.account,
    part: isFree ? null : knowledgeTestPart(visit, test, until),
    sophisticatedHref: pathTo.user.sophisticated,
  };
}

export type OwnTestData = Awaited<ReturnType<typeof loadOwnTest>>;

/** Marks the answers and says here what came of it; takes the declaration and leads back to the account. */
export function changeOwnTest(visit: SignedInVisit, form: SubmittedForm) {
  const acts = knowledgeTestActs(visit, { here: pathTo.user.knowledgeTest, onward: pathTo.user.account });
  return answerForm(visit, form, acts);
}
