import type { SignedInVisit } from '#app/session/visit.ts';
import type { RailStage } from '#app/ui/steps/stages.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { filledPlaces, stagesOf } from '#domain/onboarding/stages.ts';
import type { OpenStep } from './step.server.ts';

/** The stages of the flow in words, with their links: one list for the rail and the bar. */
export function railStages({ t }: SignedInVisit, { slug, step: page, facts }: OpenStep): RailStage[] {
  const stages = stagesOf(page, facts);
  const filled = filledPlaces(stages);
  return stages.map((stage, at) => {
    const steps = stage.steps.map(({ step, state, here, opens }) => ({
      key: step,
      label: t(`invest:rail.${step}`),
      state,
      here,
      href: opens ? pathTo.invest(slug, opens) : undefined,
    }));
    return {
      key: stage.name,
      label: t(`invest:stage.${stage.name}`),
      state: stage.state,
      here: stage.here,
      // Its present sub-step, or the first one of what is done.
      href: (steps.find(({ state, href }) => state === 'now' && href) ?? steps.find(({ href }) => href))?.href,
      steps,
      filled: filled[at] ?? 0,
    };
  });
}
