import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#app/ui/brand/brand.tsx';
import { LanguageSwitch } from '#app/ui/brand/language-switch.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { INERT } from '#app/ui/layout/inert.ts';
import { CONTENT_ID } from '#app/ui/layout/skip-link.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import type { FrameProps, NavItem } from './frame.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { column, page } from './page.css.ts';
import { bar, inline, inlineLink, sheetLink, sheetLinks, switches } from './top-bar.css.ts';

interface DefaultLayoutProps extends FrameProps, FooterProps {
  navigation: readonly NavItem[];
  /** The bar's one button, "Create account": outlined, as what the page is about comes first. */
  register?: { label: string; href: string; current?: boolean };
  /** How wide the page is: `narrow` for sign-in, `text` for reading, `wide` for the rest. */
  width?: keyof typeof page;
  /** Bar and foot are only looked at: no link of theirs leads anywhere. */
  isStill?: boolean;
  children: ReactNode;
}

/** Public and sign-in pages: top bar, page, footer. */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { brand, navigation, register, languages, scheme, legal, messages, width = 'wide', isStill } = props;
  const { t } = useTranslation('ui');
  const foot = <Footer legal={legal} scheme={scheme} />;
  return (
    <div className={column}>
      <header className={bar} {...(isStill ? INERT : {})}>
        <Brand {...brand} />
        <nav className={inline} aria-label={t('mainNavigation')}>
          {navigation.map(({ href, label, current }) => (
            <a key={href} href={href} className={inlineLink} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <LanguageSwitch languages={languages} />
          {register && (
            <LinkButton href={register.href} aria-current={register.current ? 'page' : undefined}>
              {register.label}
            </LinkButton>
          )}
        </nav>
        <MenuToggle belowLaptop>
          <nav aria-label={t('mainNavigation')}>
            <ul className={sheetLinks}>
              {navigation.map(({ href, label, current }) => (
                <li key={href}>
                  <a href={href} className={sheetLink} aria-current={current ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {register && (
            <LinkButton wide href={register.href}>
              {register.label}
            </LinkButton>
          )}
          <div className={switches}>
            <LanguageSwitch languages={languages} />
          </div>
        </MenuToggle>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={page[width]}>
        {messages}
        {props.children}
      </main>
      {isStill ? <div {...INERT}>{foot}</div> : foot}
    </div>
  );
}
