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

/** How a distribution stands, in the one word that every list and page has for it; what waits for a manager's yes is nobody else's to act on. */
export function statusChip(
  { t }: Pick<SignedInVisit, 't'>,
  status: DistributionStatus,
  area: 'manager' | 'entrepreneur',
) {
  const isTheirs = status === 'PROPOSED' && area === 'entrepreneur';
  return { label: t(`distributions:status.${status}`), tone: isTheirs ? 'progress' : TONES[status] };
}
