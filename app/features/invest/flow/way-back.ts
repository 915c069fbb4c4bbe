import type { RailStage } from '#app/ui/steps/stages.ts';

/** Where "back" leads from a page of the flow; without a name, to the project. */
interface WayBack {
  name: string | null;
  href: string;
}

/**
 * The step before the one that is shown, where it may be opened; from the first one, from a step that cannot be taken back and from a page without steps the
 * project. Null where the page is no step: there is nothing to go back to.
 */
export function wayBack(stages: readonly RailStage[], projectHref: string): WayBack | null {
  const steps = stages.flatMap((stage) => stage.steps);
  const at = steps.findIndex(({ here }) => here);
  if (at < 0 && steps.length > 0) return null;
  const before = steps[at - 1];
  return before?.href ? { name: before.label, href: before.href } : { name: null, href: projectHref };
}
