import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { UpdateState } from '#domain/issuance/announcements.ts';

export type Area = 'manager' | 'entrepreneur';

export const STATE_TONES: Record<UpdateState, ChipTone> = {
  DRAFT: 'neutral',
  PLANNED: 'progress',
  PUBLISHED: 'positive',
  WITHDRAWN: 'neutral',
};
