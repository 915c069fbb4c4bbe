import type { AnchorHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

type Native = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children' | 'href'>;

interface LinkButtonProps extends ButtonLook, Native {
  href: string;
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({ tone, size, wide, icon, children, ...native }: LinkButtonProps) {
  return (
    <a {...native} className={buttonClass({ tone, size, wide })}>
      {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'normal'} />}
      {children}
    </a>
  );
}
