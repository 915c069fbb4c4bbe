import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { button, small, whole, wide as wideClass } from './button.css.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** What a button and a link that looks like one share. */
export interface ButtonLook {
  /** One primary action per view; danger for what destroys; quiet for what hardly matters. Default secondary. */
  tone?: keyof typeof button;
  /** Small is 36 px high, for rows of tables and toolbars. */
  size?: 'normal' | 'small';
  /** As wide as its box. */
  wide?: boolean;
  icon?: IconName;
  children: ReactNode;
}

export function buttonClass({ tone = 'secondary', size, wide }: Pick<ButtonLook, 'tone' | 'size' | 'wide'>) {
  return classNames(
    button[tone],
    size === 'small' && small,
    wide && wideClass,
    tone === 'primary' && size !== 'small' && whole,
  );
}

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'>;

interface ButtonProps extends ButtonLook, Native {
  /** Shows that its form is on the way. The enhancement script sets it by itself on submit (`data-pending`). */
  pending?: boolean;
}

/** A button; it submits unless told otherwise, because forms are how things happen here. */
export function Button({ tone, size, wide, icon, pending, children, type = 'submit', ...native }: ButtonProps) {
  return (
    <button
      {...native}
      type={type}
      className={buttonClass({ tone, size, wide })}
      data-pending={pending ? '' : undefined}
      aria-busy={pending || undefined}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'normal'} />}
      {children}
    </button>
  );
}
