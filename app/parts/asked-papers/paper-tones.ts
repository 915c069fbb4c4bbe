import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { PaperState } from '#domain/user/asked-papers.ts';

/** How a paper that was asked for is tinted. */
export const PAPER_TONES: Record<PaperState | 'MISSING', ChipTone> = {
  MISSING: 'caution',
  SENT: 'progress',
  ACCEPTED: 'positive',
  REFUSED: 'negative',
  REPLACED: 'neutral',
};
