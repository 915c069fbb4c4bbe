import type { ReactNode } from 'react';
import { Brand } from '#app/ui/brand/brand.tsx';
import { LanguageSwitch } from '#app/ui/brand/language-switch.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { INERT } from '#app/ui/layout/inert.ts';
import { CONTENT_ID } from '#app/ui/layout/skip-link.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import type { FrameProps, NavItem } from './frame.ts';
import { away, awayHelp } from './invest.css.ts';
import { column, page } from './page.css.ts';
import { bar, inlineLink } from './top-bar.css.ts';

interface InvestLayoutProps extends FrameProps, FooterProps {
  /** Where questions go; absent where the tenant has no such page. */
  help?: { label: string; href: string };
  /** The quiet way out of the steps: everything answered so far is kept. Absent for a visitor. */
  leave?: { label: string; href: string };
  /** What a visitor of a project's page may do instead. */
  navigation?: readonly NavItem[];
  /** The bar's one button for a visitor: "Create account". */
  primary?: { label: string; href: string };
  /** Bar and foot are only looked at: no link of theirs leads anywhere. */
  isStill?: boolean;
  children: ReactNode;
}

/** A project's public page, and the steps of an investment: no menu to stray into, one way out. Rail and summary belong to each step (`StepPage`). */
export function InvestLayout(props: InvestLayoutProps) {
  const { brand, languages, scheme, legal, messages, help, leave, navigation = [], primary, isStill, children } = props;
  const foot = <Footer legal={legal} scheme={scheme} />;
  return (
    <div className={column}>
      <header className={bar} {...(isStill ? INERT : {})}>
        <Brand {...brand} />
        <div className={away}>
          {help && (
            <a className={`${inlineLink} ${awayHelp}`} href={help.href}>
              {help.label}
            </a>
          )}
          <LanguageSwitch languages={languages} />
          {navigation.map(({ href, label }) => (
            <a key={href} className={inlineLink} href={href}>
              {label}
            </a>
          ))}
          {primary && (
            <LinkButton size="small" tone="primary" href={primary.href}>
              {primary.label}
            </LinkButton>
          )}
          {leave && (
            <LinkButton size="small" href={leave.href}>
              {leave.label}
            </LinkButton>
          )}
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={page.wide}>
        {messages}
        {children}
      </main>
      {isStill ? <div {...INERT}>{foot}</div> : foot}
    </div>
  );
}
