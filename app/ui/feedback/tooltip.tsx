import type { ReactNode } from 'react';
import { Icon } from '#app/ui/controls/icon.tsx';
import { anchor, tip, tipText, trigger } from './tooltip.css.ts';

interface TooltipProps {
  id: string;
  /** What the small "i" is about, for screen readers: "About the IRR". */
  label: string;
  /** A short explanation; nothing that one must know to go on. */
  children: ReactNode;
}

/** A word of explanation at a touch, a hover or the keyboard's focus; Escape sends it away (enhancement script). No script needed to show it. */
export function Tooltip({ id, label, children }: TooltipProps) {
  return (
    <span className={anchor} data-tooltip="">
      <button type="button" className={trigger} aria-label={label} aria-describedby={id}>
        <Icon name="info" size="small" />
      </button>
      <span className={tip} role="tooltip" id={id}>
        <span className={tipText}>{children}</span>
      </span>
    </span>
  );
}
