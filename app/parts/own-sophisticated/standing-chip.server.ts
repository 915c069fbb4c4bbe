import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { SophisticatedStanding } from '#domain/onboarding/sophisticated.ts';
import { SOPHISTICATED_STAGE } from '#domain/status/stage.ts';

/** As a manager sees it: caution is what waits for them. */
export function standingChip({ t }: Pick<SignedInVisit, 't'>, standing: SophisticatedStanding) {
  return { tone: toneOf(SOPHISTICATED_STAGE[standing], 'house'), label: t(`sophisticated:status.${standing}`) };
}
