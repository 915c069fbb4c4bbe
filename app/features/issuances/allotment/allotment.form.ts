import { totalForm } from '#app/forms/typed-total.ts';
import { allotIssuance } from '#contract/campaigns.ts';

/** The amount that is allotted, typed; `back`: what goes back, as the page has shown it. */
export function allotmentForm(visit: Parameters<typeof totalForm>[0], allotted: string) {
  return totalForm(visit, allotted, 'issuances:allotment.typedWrong').extend({
    back: allotIssuance.body.shape.back,
  });
}
