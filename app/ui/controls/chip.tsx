import type { ReactNode } from 'react';
import { chip } from './chip.css.ts';

/** neutral: nothing to do; accent: on its way; caution: somebody must act; positive: done; negative: refused or failed. */
export type ChipTone = keyof typeof chip;

interface ChipProps {
  tone?: ChipTone;
  /** The status in words: it says everything that the colour says. */
  children: ReactNode;
}

/** A status: mark, word and tint. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return <span className={chip[tone]}>{children}</span>;
}
