import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { HitRowJson } from '#contract/screening.ts';
import { HIT_STAGE, stops } from '#domain/screening/hit.ts';

/** How a hit stands, and whether it stops its person. */
export function hitStatus({ t }: SignedInVisit, { state, list }: Pick<HitRowJson, 'state' | 'list'>) {
  return {
    label: t(`screening:state.${state}`),
    tone: toneOf(HIT_STAGE[state], 'house'),
    stops: stops(list, state),
  };
}
