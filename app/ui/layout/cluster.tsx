import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { align as alignment, cluster, justify as justification } from './stack.css.ts';
import type { Gap } from './stack.tsx';

interface ClusterProps {
  /** Default `small` (12 px). */
  gap?: Gap;
  justify?: keyof typeof justification;
  align?: keyof typeof alignment;
  as?: 'div' | 'ul' | 'p' | 'footer' | 'header';
  className?: string;
  children: ReactNode;
}

/** Things beside each other, that wrap when there is no room. */
export function Cluster({
  gap = 'small',
  justify = 'start',
  align = 'center',
  as: Tag = 'div',
  className,
  children,
}: ClusterProps) {
  return (
    <Tag className={classNames(cluster[gap], justification[justify], alignment[align], className)}>{children}</Tag>
  );
}
