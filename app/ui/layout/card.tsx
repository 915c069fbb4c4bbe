import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { asPage, card, cardHead, eyebrow as eyebrowClass } from './card.css.ts';

interface CardProps {
  /** raised floats (shadow); accent is the one thing to do now. */
  tone?: keyof typeof card;
  title?: ReactNode;
  /** Level of the title. Default 2. */
  level?: 2 | 3;
  /** A few soft words above the title. */
  eyebrow?: ReactNode;
  /** At the end of the title's line: a link, a chip. */
  aside?: ReactNode;
  /** It holds a chart or rows, and is as wide as its page. */
  wide?: boolean;
  as?: 'section' | 'div' | 'article' | 'aside' | 'li';
  id?: string;
  children?: ReactNode;
}

/** A sheet of paper on the page. Hairlines rather than boxes in boxes: never put one in another. */
export function Card({
  tone = 'plain',
  title,
  level = 2,
  eyebrow,
  aside,
  wide,
  as: Tag = 'section',
  id,
  children,
}: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Tag className={classNames(card[tone], wide && asPage)} id={id}>
      {(title || eyebrow || aside) && (
        <div className={cardHead}>
          <div>
            {eyebrow && <div className={eyebrowClass}>{eyebrow}</div>}
            {title && <Heading>{title}</Heading>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
