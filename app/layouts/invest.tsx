import type { ReactNode } from 'react';
import { Brand } from '#app/ui/brand/brand.tsx';
import { LanguageSwitch } from '#app/ui/brand/language-switch.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { INERT } from '#app/ui/layout/inert.ts';
import { CONTENT_ID } from '#app/ui/layout/skip-link.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import type { FrameProps } from './frame.ts';
import { away, awayHelp } from './invest.css.ts';
import { column, page } from './page.css.ts';
import { bar, inlineLink } from './top-bar.css.ts';

interface InvestLayoutProps extends FrameProps, FooterProps {
  /** Where questions go; absent where the tenant has no such page. */
  help?: { label: string; href: string };
  /** The quiet way out of the steps: everything answered so far is kept. */
  leave: { label: string; href: string };
  /** Bar and foot are only looked at: no link of theirs leads anywhere. */
  isStill?: boolean;
  children: ReactNode;
}

/** The steps of an investment, and a project's page on the way to them: no menu to stray into, one way out. Rail and summary belong to each step (`StepPage`). */
export function InvestLayout(props: InvestLayoutProps) {
  const { brand, languages, scheme, legal, messages, help, leave, isStill, children } = props;
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
          <LinkButton size="small" href={leave.href}>
            {leave.label}
          </LinkButton>
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
