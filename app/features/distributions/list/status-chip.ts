import type { SignedInVisit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { DistributionStatus } from '#domain/distribution/status.ts';

const TONES: Record<DistributionStatus, ChipTone> = {
  PROPOSED: 'caution',
  APPROVED: 'progress',
  PAID: 'positive',
  REJECTED: 'negative',
  WITHDRAWN: 'neutral',
};

/** How a distribution stands, in a word. */
export function statusChip({ t }: Pick<SignedInVisit, 't'>, status: DistributionStatus) {
  return { label: t(`distributions:status.${status}`), tone: TONES[status] };
}
