import type { ReactNode } from 'react';
import { chip } from './chip.css.ts';

/** progress: under way at somebody else's; caution: who reads it must act; positive: done; neutral: over, or not begun; negative: wrong. */
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
