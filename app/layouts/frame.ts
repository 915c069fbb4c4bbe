import type { BrandProps } from '#app/ui/brand.tsx';
import type { ConsentQuestionProps } from '#app/ui/consent-question.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import type { ImpersonationBannerProps } from '#app/ui/impersonation-banner.tsx';
import type { LanguageLink } from '#app/ui/language-switch.tsx';
import type { SchemeSwitchProps } from '#app/ui/scheme-switch.tsx';
import type { Toast } from '#app/ui/toasts.tsx';

/** One entry of a menu. */
export interface NavItem {
  label: string;
  href: string;
  icon?: IconName;
  /** What waits behind it: "23", "1 to finish". */
  count?: string;
  current?: boolean;
}

/** What every frame needs to know; plain values, made by the route of the layout from the shell. */
export interface FrameProps {
  brand: BrandProps;
  languages: readonly LanguageLink[];
  scheme: SchemeSwitchProps;
  toasts: readonly Toast[];
  /** While a manager looks through another person's eyes. */
  impersonation?: ImpersonationBannerProps;
  /** While the question about analytics is open. */
  consent?: ConsentQuestionProps;
}

/** The tenant's small print. */
export interface LegalProps {
  links: readonly { label: string; href: string }[];
  /** Legal name, address, authorisation: one line each. */
  lines: readonly string[];
}
