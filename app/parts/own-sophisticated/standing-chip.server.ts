import type { SignedInVisit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { SophisticatedStanding } from '#domain/onboarding/sophisticated.ts';

/** As a manager sees it: caution is what waits for them. */
const TONES: Record<SophisticatedStanding, ChipTone> = {
  NONE: 'neutral',
  REQUESTED: 'caution',
  GRANTED: 'positive',
  REFUSED: 'negative',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
};

export function standingChip({ t }: Pick<SignedInVisit, 't'>, standing: SophisticatedStanding) {
  return { tone: TONES[standing], label: t(`sophisticated:status.${standing}`) };
}
