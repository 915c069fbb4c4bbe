import type { SignedInVisit } from '#app/session/visit.ts';
import type { LegitimationStanding } from '#domain/legitimation/legitimation.ts';

const TONES = { STANDS: 'positive', RETURNED: 'neutral', EXPIRED: 'neutral' } as const;

/** How a certificate stands. One that does is in order: nobody has to do anything. */
export function standingChip({ t }: SignedInVisit, standing: LegitimationStanding) {
  return { label: t(`legitimations:standings.${standing}`), tone: TONES[standing] };
}
