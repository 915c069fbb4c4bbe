import type { ReactNode } from 'react';
import type { BrandProps } from '#app/ui/brand/brand.tsx';
import type { LanguageLink } from '#app/ui/brand/language-switch.tsx';
import type { SchemeSwitchProps } from '#app/ui/brand/scheme-switch.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';

/** One entry of a menu. */
export interface NavItem {
  label: string;
  href: string;
  icon?: IconName;
  /** What waits behind it: "23", "1 to finish". */
  count?: string;
  current?: boolean;
  /** Behind the toggle where the header shows the main addresses. */
  isAside?: boolean;
}

/** What every frame needs to know; plain values, made by the route of the layout from the shell. */
export interface FrameProps {
  brand: BrandProps;
  languages: readonly LanguageLink[];
  scheme: SchemeSwitchProps;
  /** What just happened, at the top of the page: without script it stands there as a status message. */
  messages?: ReactNode;
}

/** The tenant's small print. */
export interface LegalProps {
  links: readonly { label: string; href: string }[];
  /** Legal name, address, authorisation: one line each. */
  lines: readonly string[];
}
