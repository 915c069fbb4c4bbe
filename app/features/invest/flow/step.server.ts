import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getInvestFlow } from '#contract/orders.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { InvestStep } from '#domain/access/invest-steps.ts';
import { holdsTokens } from '#domain/investment/transitions.ts';
import type { FlowFacts } from '#domain/onboarding/flow-facts.ts';
import { factsFor, stepToShow } from '#domain/onboarding/next-step.ts';
import { isSophisticated } from '#domain/onboarding/preparation.ts';
import { localized } from '#domain/tenant/language.ts';
import { type Flow, flowFacts } from './flow-facts.ts';
import { railStages } from './rail-stages.server.ts';
import { summaryOf } from './summary.server.ts';
import { wayBack } from './way-back.ts';

/** A step of the flow that the person may be on now. */
export interface OpenStep {
  slug: string;
  step: InvestStep;
  flow: Flow;
  facts: FlowFacts;
}

/**
 * Opens a step for a loader or an action: asks the API where the person stands and the rules whether this step may be open.
 * Throws a redirect to the step where they belong when they are early or late, to the issuance's page when it takes nothing from them.
 */
export async function openStep(visit: SignedInVisit, slug: string | undefined, step: InvestStep): Promise<OpenStep> {
  const { data: flow } = await call(visit, getInvestFlow, { params: { slug: slug ?? '' } });
  const facts = flowFacts(flow, visit.customization, visit.now);
  const place = stepToShow(step, facts);
  if (place === null) throw redirect(pathTo.user.issuance(flow.issuance.id));
  if (place !== step) throw redirect(pathTo.invest(flow.issuance.slug, place));
  return { slug: flow.issuance.slug, step, flow, facts: factsFor(step, facts) };
}

/** The frame around every step: the stages and the summary beside it, ready to be shown. */
export function stepFrame(visit: SignedInVisit, open: OpenStep) {
  const { flow } = open;
  const project = { title: localized(flow.issuance.title, visit.lang), href: pathTo.user.issuance(flow.issuance.id) };
  const stages = railStages(visit, open);
  const back = wayBack(stages, project.href);
  return {
    stages,
    project,
    back: back && {
      href: back.href,
      label: back.name ? visit.t('invest:back', { step: back.name }) : visit.t('invest:backToProject'),
    },
    ...summaryOf(visit, open),
    note: reflectionNote(visit, open),
  };
}

/** What the person may still undo: until when, from when on, or that they have no days of reflection. */
function reflectionNote({ t, format, now }: SignedInVisit, { flow, facts, step }: OpenStep): string {
  // An interest binds nobody: there is nothing to withdraw from within days.
  if (step === 'declare-interest') return '';
  const order = facts.investment ? flow.investment : null;
  if (order?.reflection_ends_at) {
    const isOver = new Date(order.reflection_ends_at) <= now;
    return t(`invest:summary.${isOver ? 'reflectionOver' : 'reflection'}`, {
      date: format.deadline(order.reflection_ends_at),
    });
  }
  // Not yet confirmed, or cancelled, an order says nothing yet about a reflection period. What was confirmed without such days stays without them, even where the status has ended since.
  const isConfirmed = order !== null && holdsTokens(order.status);
  return t(
    isConfirmed || isSophisticated(facts.person, now)
      ? 'invest:summary.reflectionNone'
      : 'invest:summary.reflectionBefore',
  );
}

export type StepFrame = ReturnType<typeof stepFrame>;
