import { pathTo } from '#domain/access/addresses.ts';
import { nextStep } from '#domain/onboarding/next-step.ts';
import { preparationOf } from '#domain/onboarding/preparation.ts';
import type { OpenStep } from './step.server.ts';

/**
 * Where a finished step of the preparation leads: the breakdown's address, which redirects to the first step that is still missing; with
 * an order under way, that order's own step.
 */
export function onwardPath({ slug, facts }: Pick<OpenStep, 'slug' | 'facts'>): string {
  const next = nextStep(facts);
  const preparing = next === null || preparationOf(facts).some((step) => step === next);
  return pathTo.invest(slug, preparing ? 'contribution-breakdown' : next);
}

/** The same for a page that only tells something; null where the person can do nothing but wait on this very page. */
export function onwardFrom(open: Pick<OpenStep, 'slug' | 'facts' | 'step'>): string | null {
  return nextStep(open.facts) === open.step ? null : onwardPath(open);
}

/** Whether the sum is the next page once the amount is given, so that the button may say so: with some orders of steps others stand between, and an identity may be in review. */
export function leadsToSum({ facts }: Pick<OpenStep, 'facts'>): boolean {
  return nextStep({ ...facts, investment: { status: 'CREATED', method: null } }) === 'contribution-breakdown';
}
