import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { stack } from './stack.css.ts';

export type Gap = keyof typeof stack;

interface StackProps {
  /** Space between children, on the 4 px grid; `section` follows the tenant's density. Default `base` (16 px). */
  gap?: Gap;
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'main' | 'nav';
  className?: string;
  id?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** Things under each other, evenly. */
export function Stack({ gap = 'base', as: Tag = 'div', className, children, ...rest }: StackProps) {
  return (
    <Tag className={classNames(stack[gap], className)} {...rest}>
      {children}
    </Tag>
  );
}
