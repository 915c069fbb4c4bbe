import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { factsLine } from './facts-line.ts';
import { isOnePiece } from './one-piece.ts';
import { code as codeClass, figures, piece, strong as strongClass, text, tone as tones } from './text.css.ts';

interface TextProps {
  size?: keyof typeof text;
  tone?: keyof typeof tones;
  /** Tabular figures that never break: money, tokens, percentages, dates in columns. */
  number?: boolean;
  strong?: boolean;
  /** References, hashes, wallets. */
  code?: boolean;
  as?: 'p' | 'span' | 'div' | 'dd' | 'time';
  id?: string;
  children: ReactNode;
}

/** Running text in one of the scale's sizes. Headings are plain h1 to h4. */
export function Text({ size = 'body', tone = 'ink', number, strong, code, as: Tag = 'p', id, children }: TextProps) {
  return (
    <Tag
      id={id}
      className={classNames(
        size !== 'body' && text[size],
        tone !== 'ink' && tones[tone],
        number && figures,
        isOnePiece(children) && piece,
        strong && strongClass,
        code && codeClass,
      )}
    >
      {factsLine(children)}
    </Tag>
  );
}
